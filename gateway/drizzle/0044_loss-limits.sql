CREATE TABLE "loss_hours" (
	"player_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"lost_ore" bigint NOT NULL,
	CONSTRAINT "loss_hours_player_id_starts_at_pk" PRIMARY KEY("player_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "loss_limits" (
	"player_id" uuid NOT NULL,
	"period" text NOT NULL,
	"limit_ore" bigint NOT NULL,
	"raised_ore" bigint,
	"raised_from" timestamp with time zone,
	CONSTRAINT "loss_limits_player_id_period_pk" PRIMARY KEY("player_id","period")
);
--> statement-breakpoint
ALTER TABLE "loss_hours" ADD CONSTRAINT "loss_hours_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loss_limits" ADD CONSTRAINT "loss_limits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was played before this table counts too.
INSERT INTO "loss_hours" ("player_id", "starts_at", "lost_ore")
SELECT movements.player_id, date_trunc('hour', coalesce(movements.event_at, movements.at)),
  sum(CASE WHEN debited.kind = 'cash' THEN transfers.amount_ore ELSE -transfers.amount_ore END)
FROM ledger_movements movements
JOIN ledger_transfers transfers ON transfers.movement_id = movements.id
JOIN ledger_accounts debited ON debited.id = transfers.debit
JOIN ledger_accounts credited ON credited.id = transfers.credit
WHERE movements.kind IN ('stake', 'win', 'rollback') AND 'cash' IN (debited.kind, credited.kind)
  AND coalesce(movements.event_at, movements.at) > clock.now() - interval '721 hours'
GROUP BY 1, 2;
