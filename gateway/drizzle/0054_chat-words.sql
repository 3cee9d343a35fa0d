-- What a chat begins with; moderators change it. A star at the end of a term makes it the beginning of words.
INSERT INTO "chat_words" ("term", "action", "added_by")
SELECT term, action, 'house' FROM (VALUES
  ('luder*', 'block'), ('kælling*', 'block'), ('perker*', 'block'), ('neger*', 'block'), ('bøsserøv*', 'block'),
  ('nigger*', 'block'), ('faggot*', 'block'), ('whore*', 'block'), ('cunt*', 'block'), ('voldtag*', 'block'),
  ('idiot*', 'mask'), ('fuck*', 'mask'), ('lort*', 'mask'), ('shit', 'mask'),
  ('lånepenge', 'hold'), ('mobilepay*', 'hold'), ('bankkonto*', 'hold'), ('snapchat*', 'hold'), ('whatsapp*', 'hold'),
  ('selvmord*', 'care'), ('ruineret', 'care'), ('ludoman*', 'care'), ('spilafhængig*', 'care'), ('suicide*', 'care')
) AS first (term, action)
ON CONFLICT DO NOTHING;
