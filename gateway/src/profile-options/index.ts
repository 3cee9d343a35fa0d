export { isOccupation, OCCUPATION_TYPES } from "./occupationTypes.ts";
export { isSalary, SALARY_TYPES } from "./salaryTypes.ts";
