/** A bug of the product, planted in its database, and what must find it. */
export interface PlantedBug {
  readonly name: string;
  /** SQL that brings it in. */
  readonly statement: string;
  /** Recorded, of a walk that finds it; 1 unless it is another. */
  readonly seed?: number;
}

const before = (table: string, events: string, body: string, when = "") => `
  create function planted() returns trigger language plpgsql as $$ begin ${body} return NEW; end $$;
  create trigger aaa_planted before ${events} on ${table} for each row ${when} execute function planted();
`;
/** After the product's own triggers, in the order of names. */
const last = (table: string, events: string, body: string) =>
  before(table, events, body).replace("aaa_planted", "zzz_planted");

/** In the transfers of movements of one kind. */
const ofMovement = (kind: string, body: string) =>
  before(
    "ledger_transfers",
    "insert",
    `if (select movements.kind from ledger_movements as movements where id = NEW.movement_id) = '${kind}' then ${body} end if;`,
  );

/** At least one bug against each invariant that the machine's steps can break. */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    name: "I1: a balance that is not the sum of its transfers",
    statement: last(
      "ledger_accounts",
      "update",
      "if NEW.version % 2 = 0 then NEW.balance_ore := NEW.balance_ore + 1; end if;",
    ),
  },
  {
    name: "I2: a movement's number that is left out",
    statement: last("ledger_movements", "insert", "if NEW.number = 4 then NEW.number := 1000; end if;"),
  },
  {
    name: "I2: a head that does not follow from the one before",
    statement: last("ledger_accounts", "update", "if NEW.version = 3 then NEW.head := OLD.head; end if;"),
  },
  {
    name: "I3: a movement that moves money of another licence",
    statement: `
      do $$ begin
        execute replace(
          pg_get_functiondef('ledger_transfer_begin'::regproc), 'side.licence <> movement.licence', 'false'
        );
      end $$;
      ${last("ledger_movements", "insert", "if NEW.number = 4 then NEW.licence := '2'; end if;")}
    `,
  },
  {
    name: "I4: cash below zero",
    statement: `
      alter table ledger_accounts drop constraint ledger_accounts_not_below_zero;
      ${last("ledger_accounts", "update", "if NEW.kind = 'cash' and NEW.version = 3 then NEW.balance_ore := -1; end if;")}
    `,
  },
  {
    name: "I5: a withdrawal that says less than it reserves",
    seed: 5,
    statement: before("withdrawals", "insert", "NEW.amount_ore := NEW.amount_ore - 1;"),
  },
  {
    name: "I6: a deposit that is booked with another amount",
    statement: before(
      "ledger_transfers",
      "insert",
      "NEW.amount_ore := NEW.amount_ore + 1;",
      "when (NEW.amount_ore = 6001)",
    ),
  },
  {
    name: "I6: a form that is carried out again when it is sent again",
    statement: before("idempotency_keys", "insert", "return null;"),
  },
  {
    name: "I7: stakes of open rounds that are not counted",
    statement: before("game_rounds", "update", "NEW.bonus_stakes_ore := NEW.stakes_ore;"),
  },
  {
    name: "I8: a limit that is not lowered",
    statement: before("deposit_limits", "update", "NEW := OLD;"),
  },
  {
    name: "I9: a break that does not keep from play",
    statement:
      before("holds", "insert", "NEW.kind := 'withdrawals';") +
      "alter table sessions add column planted text; create function planted_session() returns trigger language plpgsql as $$ begin if NEW.ended_because = 'restricted' then NEW.ended_at := null; end if; return NEW; end $$; create trigger planted before update on sessions for each row execute function planted_session();",
  },
  {
    name: "I10: a bonus that is booked with more than was granted",
    statement: before(
      "ledger_transfers",
      "insert",
      "NEW.amount_ore := NEW.amount_ore + 1;",
      "when (NEW.amount_ore in (500, 777))",
    ),
  },
  {
    name: "I10: a deposit that brings an accepted bonus as if fewer stakes released it",
    statement: before(
      "bonuses",
      "update",
      "if OLD.state = 'accepted' and NEW.state = 'active' then NEW.wager_ore := NEW.wager_ore - 1; end if;",
    ),
  },
  {
    name: "I10: stakes that count twice",
    statement: before(
      "bonuses",
      "update",
      "if NEW.wagered_ore > OLD.wagered_ore then NEW.wagered_ore := 2 * NEW.wagered_ore - OLD.wagered_ore; end if;",
    ),
  },
  {
    name: "I10: stakes given back that still count",
    seed: 10,
    statement: before(
      "bonuses",
      "update",
      "if NEW.wagered_ore < OLD.wagered_ore then NEW.wagered_ore := OLD.wagered_ore; end if;",
    ),
  },
  {
    name: "I10: a bonus that is released with less than its money",
    statement: ofMovement("bonus-released", "NEW.amount_ore := greatest(NEW.amount_ore - 1, 1);"),
  },
  {
    name: "I10: a bonus that is given up or over, and keeps some of its money",
    seed: 4,
    statement: ofMovement("bonus-ended", "NEW.amount_ore := greatest(NEW.amount_ore - 1, 1);"),
  },
  {
    name: "a bonus that is over before its days are",
    seed: 9,
    statement: before(
      "bonuses",
      "update",
      "if OLD.state = 'accepted' and NEW.state = 'active' then NEW.granted_at := NEW.granted_at - interval '59 days'; end if;",
    ),
  },
  {
    name: "a bonus that is never over",
    seed: 8,
    statement: before(
      "bonuses",
      "update",
      "if OLD.state = 'accepted' and NEW.state = 'active' then NEW.granted_at := NEW.granted_at + interval '90 days'; end if;",
    ),
  },
  {
    name: "an acceptance that is never over",
    statement: before("bonuses", "insert", "NEW.deposit_by := NEW.deposit_by + interval '90 days';"),
  },
  {
    name: "I10: a bonus that outlives the deposit that brought it",
    seed: 26,
    statement: before("bonuses", "update", "if NEW.state = 'reversed' then return null; end if;"),
  },
  {
    name: "a repeated request that is carried out again",
    statement: before(
      "wallet_calls",
      "insert",
      "NEW.tx_id := NEW.tx_id || gen_random_uuid();",
      "when (NEW.state <> 'tombstone')",
    ),
  },
  {
    name: "a rollback that is forgotten when its stake comes",
    statement: before("wallet_calls", "insert", "return null;", "when (NEW.state = 'tombstone')"),
  },
  {
    name: "a stake that is rolled back twice",
    statement: before(
      "wallet_calls",
      "update",
      "if NEW.state = 'rolled-back' then NEW.state := 'done'; end if;",
    ),
  },
  {
    name: "a round that is settled twice",
    statement: before(
      "game_rounds",
      "update",
      "if NEW.state = 'settled' then NEW.state := 'open'; NEW.closed_at := null; end if;",
    ),
  },
  {
    name: "wins above the game's maximum",
    seed: 10,
    statement: before("game_rounds", "insert", "NEW.most_win_times := 100;"),
  },
];
