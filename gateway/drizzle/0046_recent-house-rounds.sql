CREATE INDEX "house_rounds_recent" ON "house_rounds" USING brin ("started_at");--> statement-breakpoint
-- What ledger_check_house_rounds finds, of the rounds since the last seal: seals are of whole days, so two of them are enough.
CREATE FUNCTION "ledger_recent_house_rounds"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH recent AS MATERIALIZED (
    SELECT rounds.*, plays.mode FROM house_rounds AS rounds JOIN play_sessions AS plays ON plays.id = rounds.play_session_id
    WHERE rounds.started_at > clock.now() - interval '2 days'
  ),
  calls AS MATERIALIZED (
    SELECT DISTINCT calls.round_id FROM ledger_recent() AS transfers JOIN wallet_calls AS calls ON calls.movement_id = transfers.movement_id
  )
  SELECT 'house-rounds', recent.id::text, 'the round and its money differ'
  FROM recent LEFT JOIN game_rounds AS booked ON booked.id = recent.game_round_id AND booked.caller = 'house'
  WHERE recent.mode = 'real' AND (booked.reference IS DISTINCT FROM recent.id::text OR booked.state <> 'settled'
    OR booked.play_session_id <> recent.play_session_id OR booked.stakes_ore <> recent.stake_ore OR booked.wins_ore <> recent.win_ore)
  UNION ALL
  SELECT 'house-rounds', booked.reference, 'the round and its money differ'
  FROM calls JOIN game_rounds AS booked ON booked.id = calls.round_id
  WHERE booked.caller = 'house' AND NOT EXISTS (SELECT FROM house_rounds WHERE house_rounds.game_round_id = booked.id)
  UNION ALL
  SELECT 'house-rounds', id::text, 'a round of a demo has money' FROM recent WHERE mode = 'demo' AND game_round_id IS NOT NULL
  UNION ALL
  SELECT 'house-rounds', id::text, 'it began while another one was being shown'
  FROM (
    SELECT id, started_at, lag(shown_until) OVER (PARTITION BY player_id ORDER BY started_at, id) AS before FROM recent
  ) AS paced WHERE started_at < before
  UNION ALL
  SELECT 'house-rounds', id::text, 'its play session''s sums leave a round out'
  FROM (
    SELECT id, (number, stakes_so_far_ore - stake_ore, wins_so_far_ore - win_ore) AS before,
      lag((number + 1, stakes_so_far_ore, wins_so_far_ore)) OVER (PARTITION BY play_session_id ORDER BY number) AS last,
      number, stakes_so_far_ore - stake_ore AS stakes_ore, wins_so_far_ore - win_ore AS wins_ore
    FROM recent
  ) AS summed
  WHERE before IS DISTINCT FROM last AND (last IS NOT NULL OR (number = 1 AND (stakes_ore, wins_ore) IS DISTINCT FROM (0, 0)))
$$;
