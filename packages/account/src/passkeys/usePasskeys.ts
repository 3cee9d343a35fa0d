import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Passkey, Passkeys } from "@spilhus/contracts/user-auth";
import { readAgain } from "@spilhus/player-session/session";
import { autoRetry } from "../player-data/autoRetry.ts";
import type { PasskeyService } from "./passkeyService.ts";

const PASSKEYS = ["passkeys"];

const withName = (list: Passkeys | undefined, id: string, name: string): Passkeys | undefined =>
  list && { passkeys: list.passkeys.map((one): Passkey => (one.id === id ? { ...one, name } : one)) };

/** The player's passkeys. A new name is shown at once, and undone if saving it fails. */
export function usePasskeys(service: PasskeyService) {
  const client = useQueryClient();
  const query = useQuery({
    ...autoRetry,
    queryKey: PASSKEYS,
    queryFn: ({ signal }) => service.list(signal),
    staleTime: 0,
  });
  const renaming = useMutation({
    networkMode: "always",
    mutationFn: ({ id, name }: Pick<Passkey, "id" | "name">) => service.rename(id, name),
    onMutate: async ({ id, name }) => {
      await client.cancelQueries({ queryKey: PASSKEYS });
      const before = client.getQueryData<Passkeys>(PASSKEYS)?.passkeys.find((one) => one.id === id)?.name;
      client.setQueryData<Passkeys>(PASSKEYS, (list) => withName(list, id, name));
      return { before };
    },
    onError: (_error, { id }, context) => {
      const before = context?.before;
      if (before !== undefined) client.setQueryData<Passkeys>(PASSKEYS, (list) => withName(list, id, before));
    },
    onSettled: () => readAgain(client, PASSKEYS),
  });
  return { query, renaming, refetch: () => void readAgain(client, PASSKEYS) };
}
