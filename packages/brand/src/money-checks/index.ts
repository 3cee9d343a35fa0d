export { type RiskAssessment, usualMoneyChecks } from "./usualMoneyChecks.ts";
