/** A token from the services: its length is bounded, and its characters are safe in paths and logs. */
export const TOKEN = /^[A-Za-z0-9_-]{1,200}$/;
