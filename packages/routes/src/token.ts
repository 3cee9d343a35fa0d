/** Made by the services: bounded, and nothing that a path or a log could trip over. */
export const TOKEN = /^[A-Za-z0-9_-]{1,200}$/;
