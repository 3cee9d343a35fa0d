import type { Compliance, Dated, Duties } from "./compliance.ts";

function inForce<Value>(key: string, constants: readonly Dated<Value>[], day: string): Dated<Value> {
  let found: Dated<Value> | undefined;
  for (const constant of constants) {
    if (constant.appliesFrom > day) continue;
    if (!found || constant.appliesFrom > found.appliesFrom) found = constant;
  }
  if (!found) throw new Error(`compliance.${key} has no value that applies on ${day}. Add one.`);
  return found;
}

/**
 * The legal constants in force on a day: of each the newest whose `appliesFrom` is not later.
 *
 * @param day `YYYY-MM-DD` in the brand's zone; the caller takes it from the server's clock.
 * @throws {Error} when a constant has no value for that day.
 */
export function dutiesOn(compliance: Compliance, day: string): Duties {
  return {
    licensee: compliance.licensee,
    licenceNumber: compliance.licenceNumber,
    authority: inForce("authority", compliance.authority, day),
    stopSpillet: inForce("stopSpillet", compliance.stopSpillet, day),
    rofus: inForce("rofus", compliance.rofus, day),
    selfTest: inForce("selfTest", compliance.selfTest, day),
    treatmentCentres: inForce("treatmentCentres", compliance.treatmentCentres, day),
    minimumAge: inForce("minimumAge", compliance.minimumAge, day),
    temporaryAccount: inForce("temporaryAccount", compliance.temporaryAccount, day),
    limitRaise: inForce("limitRaise", compliance.limitRaise, day),
    coolingOff: inForce("coolingOff", compliance.coolingOff, day),
    block: inForce("block", compliance.block, day),
  };
}
