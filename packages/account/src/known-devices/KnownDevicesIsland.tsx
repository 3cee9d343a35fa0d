"use client";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { KnownDevicesPanel, type KnownDevicesPanelProps } from "./KnownDevicesPanel.tsx";
import { KNOWN_DEVICES_SERVICE } from "./knownDevicesService.ts";

/** The player's known devices, fetched in the browser. */
export function KnownDevicesIsland(props: Omit<KnownDevicesPanelProps, "service">) {
  return (
    <AccountQueries>
      <KnownDevicesPanel {...props} service={KNOWN_DEVICES_SERVICE} />
    </AccountQueries>
  );
}
