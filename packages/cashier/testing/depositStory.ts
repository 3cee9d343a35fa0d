import {
  CONFIRM_DEPOSIT,
  CREATE_DEPOSIT,
  GET_DEPOSIT,
  GET_DEPOSIT_OPTIONS,
  LIST_BONUSES,
  type Bonus,
  type Bonuses,
  type Deposit,
  type DepositOptions,
} from "@spilhus/contracts/payments";
import type { RefusalDetails } from "@spilhus/contracts";
import { asPlayer } from "@spilhus/account/testing";
import { depositOf, optionsOf, STORY_NOW } from "./deposit.ts";

/** A refusal of the gateway with its figures. */
export const refusedWith = (status: number, code: string, details?: RefusalDetails) =>
  Response.json(
    { error: { code, message: "…", statusCode: status, ...(details && { details }) } },
    { status },
  );

/** The address of a deposit, or of the latest. */
const statusOf = (txId: string) => `GET ${GET_DEPOSIT.path.replace("{txId}", txId)}`;

interface DepositState {
  readonly options?: Partial<DepositOptions> | (() => Response | Promise<Response>);
  /** Answer to a new deposit. */
  readonly created?: (sent?: RequestInit) => Response | Promise<Response>;
  /** Answer to the confirmation of the deposit. */
  readonly confirmed?: () => Response;
  /** The deposit as it stands. */
  readonly deposit?: Deposit | (() => Response | Promise<Response>);
  readonly bonuses?: readonly Bonus[] | (() => Response);
}

/** Logs in a player with these answers about deposits; for a story's `beforeEach`. */
export function asDepositor(state: DepositState = {}) {
  const { options = {}, created, confirmed, deposit = depositOf(), bonuses = [] } = state;
  const listed =
    typeof bonuses === "function"
      ? bonuses
      : () => Response.json({ bonuses: [...bonuses], offers: [], serverTime: STORY_NOW } satisfies Bonuses);
  const status = typeof deposit === "function" ? deposit : () => Response.json(deposit);
  const login = asPlayer({
    answers: {
      [`GET ${GET_DEPOSIT_OPTIONS.path}`]:
        typeof options === "function" ? options : () => Response.json(optionsOf(options)),
      [`POST ${CREATE_DEPOSIT.path}`]: created ?? (() => Response.json(depositOf(), { status: 201 })),
      [`GET ${LIST_BONUSES.path}`]: listed,
      ...(confirmed && {
        [`POST ${CONFIRM_DEPOSIT.path.replace("{txId}", depositOf().txId)}`]: confirmed,
      }),
      [statusOf(depositOf().txId)]: status,
      [statusOf("seneste")]: status,
    },
  });
  return () => {
    sessionStorage.removeItem("deposit-request");
    return login();
  };
}
