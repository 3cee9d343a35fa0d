export type { MachineProvider, OpenProvider, PayerAct, ProviderFault } from "./machineProvider.ts";
export { moneyMachine } from "./moneyMachine.ts";
