export { personField } from "./personField.ts";
export { PersonSchema } from "./personSchema.ts";
export { playerRoutes } from "./playerRoutes.ts";
