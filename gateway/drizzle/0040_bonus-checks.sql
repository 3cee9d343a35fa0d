ALTER TABLE "bonuses" DROP CONSTRAINT "bonuses_state";--> statement-breakpoint
ALTER TABLE "bonuses" DROP CONSTRAINT "bonuses_granted_state";--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_state" CHECK (state in ('accepted', 'active', 'released', 'given-up', 'expired', 'reversed', 'closed', 'lapsed', 'not-granted'));--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_granted_state" CHECK (case when state in ('accepted', 'lapsed', 'not-granted') then granted_at is null when state in ('active', 'released', 'expired', 'reversed') then granted_at is not null else true end);--> statement-breakpoint
-- Now with the end of an acceptance whose terms the law of the day forbids.
CREATE OR REPLACE FUNCTION "bonus_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE most bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'accepted' OR NEW.wagered_ore <> 0 THEN
      RAISE EXCEPTION 'A bonus begins as accepted.' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.number, NEW.player_id, NEW.licence, NEW.brand, NEW.offer_id, NEW.terms_version, NEW.accepted_at, NEW.deposit_by)
    IS DISTINCT FROM (OLD.id, OLD.number, OLD.player_id, OLD.licence, OLD.brand, OLD.offer_id, OLD.terms_version, OLD.accepted_at, OLD.deposit_by)
    OR (OLD.granted_at IS NOT NULL AND (NEW.tx_id, NEW.granted_at, NEW.granted_ore, NEW.wager_ore)
      IS DISTINCT FROM (OLD.tx_id, OLD.granted_at, OLD.granted_ore, OLD.wager_ore))
    OR OLD.state NOT IN ('accepted', 'active') THEN
    RAISE EXCEPTION 'This of a bonus never changes.' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
    ('accepted', 'active'), ('accepted', 'given-up'), ('accepted', 'lapsed'), ('accepted', 'closed'), ('accepted', 'not-granted'),
    ('active', 'released'), ('active', 'given-up'), ('active', 'expired'), ('active', 'reversed'), ('active', 'closed')
  ) THEN
    RAISE EXCEPTION 'A bonus does not go from % to %.', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.granted_at IS NULL AND NEW.granted_at IS NOT NULL THEN
    SELECT least(terms.most_bonus_ore, deposits.credited_ore) INTO most
      FROM bonus_terms AS terms, deposits
      WHERE terms.offer_id = NEW.offer_id AND terms.version = NEW.terms_version
        AND deposits.tx_id = NEW.tx_id AND deposits.player_id = NEW.player_id;
    IF most IS NULL OR NEW.granted_ore > most THEN
      RAISE EXCEPTION 'A bonus of % is more than its terms and deposit allow.', NEW.granted_ore USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- I10, now with a bonus's progress and with every transfer of bonus money: a check of what is booked under the known names
-- alone does not find what is booked under another one.
CREATE FUNCTION "ledger_check_bonus_money"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH moved AS (
    SELECT movements.id, movements.kind, movements.source, movements.reference, movements.player_id,
      debits.kind AS from_kind, credits.kind AS to_kind, transfers.amount_ore
    FROM ledger_transfers AS transfers
    JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
    JOIN ledger_accounts AS debits ON debits.id = transfers.debit
    JOIN ledger_accounts AS credits ON credits.id = transfers.credit
    WHERE 'bonus' IN (debits.kind, credits.kind)
  )
  SELECT 'I10', moved.id::text, format('%s of bonus money from %s to %s as %s of %s', amount_ore, from_kind, to_kind, kind, source)
    FROM moved WHERE NOT CASE moved.kind
      WHEN 'bonus-granted' THEN moved.source = 'bonus' AND moved.from_kind = 'promotion-cost'
      WHEN 'bonus-released' THEN moved.source = 'bonus-end' AND moved.to_kind = 'cash'
      WHEN 'bonus-ended' THEN moved.to_kind = 'promotion-cost' AND (moved.source = 'bonus-end' OR EXISTS (
        -- What a bonus takes along that ended before its round: the bonus part of that round's win or of a stake given back.
        SELECT FROM ledger_movements AS late
        JOIN wallet_calls AS calls ON calls.movement_id = late.id
        JOIN game_rounds AS rounds ON rounds.id = calls.round_id
        JOIN bonuses ON bonuses.id = rounds.bonus_id
        WHERE moved.source = 'bonus-late:' || late.source AND late.reference = moved.reference AND late.player_id = moved.player_id
          AND bonuses.player_id = moved.player_id AND bonuses.state NOT IN ('accepted', 'active', 'released')
          AND calls.kind IN ('settle', 'rollback') AND calls.bonus_ore = moved.amount_ore
      ))
      ELSE moved.kind IN ('stake', 'win', 'rollback')
        AND moved.from_kind = CASE moved.kind WHEN 'stake' THEN 'bonus' ELSE 'house' END
        AND moved.to_kind = CASE moved.kind WHEN 'stake' THEN 'house' ELSE 'bonus' END
        AND EXISTS (SELECT FROM wallet_calls WHERE wallet_calls.movement_id = moved.id AND wallet_calls.bonus_ore = moved.amount_ore)
    END
$$;
--> statement-breakpoint
-- I10: stakes count for a bonus as its rounds say, and these as their stakes do. An ended bonus keeps its progress: stakes that are
-- given back later, or come to cover opposite outcomes, take nothing off it.
CREATE FUNCTION "ledger_check_bonus_progress"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH staked AS (
    SELECT rounds.id, rounds.bonus_id, rounds.counted_ore, rounds.covers_opposites,
      coalesce(sum(calls.counted_ore) FILTER (WHERE calls.state = 'done'), 0) AS standing_ore,
      coalesce(sum(calls.counted_ore), 0) AS ever_ore
    FROM game_rounds AS rounds LEFT JOIN wallet_calls AS calls ON calls.round_id = rounds.id AND calls.kind = 'stake'
    WHERE rounds.bonus_id IS NOT NULL OR rounds.counted_ore > 0 GROUP BY rounds.id
  ),
  progress AS (
    SELECT bonus_id, sum(counted_ore) AS counted_ore, sum(ever_ore) AS ever_ore FROM staked GROUP BY bonus_id
  )
  SELECT 'I10', id::text, format('the round counts %s, its stakes %s', counted_ore, standing_ore) FROM staked
    WHERE counted_ore <> CASE WHEN covers_opposites THEN 0 ELSE standing_ore END OR (bonus_id IS NULL AND counted_ore > 0)
  UNION ALL
  SELECT 'I10', caller || ' ' || tx_id, format('the stake of %s counts %s', cash_ore + bonus_ore, counted_ore) FROM wallet_calls
    WHERE counted_ore <> 0 AND (counted_ore <> cash_ore + bonus_ore OR kind <> 'stake')
  UNION ALL
  SELECT 'I10', bonuses.id::text, format('%s with progress %s of %s, its rounds count %s', state, wagered_ore, wager_ore, coalesce(progress.counted_ore, 0))
    FROM bonuses LEFT JOIN progress ON progress.bonus_id = bonuses.id
    WHERE wagered_ore < coalesce(progress.counted_ore, 0)
      OR wagered_ore > CASE WHEN state = 'active' THEN coalesce(progress.counted_ore, 0) ELSE coalesce(progress.ever_ore, 0) END
      OR (state = 'released' AND wagered_ore < wager_ore)
$$;
