import { moneyMachine } from "@spilhus/gateway/money-machine";
import { machineProvider } from "../../testing/machineProvider.ts";

moneyMachine(machineProvider);
