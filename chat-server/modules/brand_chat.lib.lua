-- What the modules of the chat share: state, signatures, credentials.
local hashes = require "util.hashes";
local random_bytes = require "util.random".bytes;
local to_hex = require "util.hex".to;
local base64 = require "util.encodings".base64;
local now = require "util.time".now;

local secret = assert(module:get_option_string("brand_chat_secret"), "brand_chat_secret must be set");
-- One for the whole process: `policy` and `version` from the gateway, `events` for it, `ended` sessions and players.
local state = module:shared("/*/brand_chat/state");
state.domains = state.domains or {};
state.events = state.events or {};
state.dropped = state.dropped or 0;
state.ended = state.ended or {};
state.listeners = state.listeners or {};
state.process = state.process or to_hex(random_bytes(8));

local MOST_EVENTS = 10000;
local CLOCK_SLACK = 5;
local TICKET_SECONDS, PASSWORD_SECONDS = 10, 60;

local function same(one, other) -- without telling by its time where they differ
	return hashes.equals(hashes.sha256(one), hashes.sha256(other));
end

local function hmac(text) return hashes.hmac_sha256(secret, text, true); end

local lib = { state = state, now = now };

function lib.tell(event)
	event.at = math.floor(now() * 1000);
	if #state.events >= MOST_EVENTS then
		table.remove(state.events, 1);
		state.dropped = state.dropped + 1;
	end
	state.events[#state.events + 1] = event;
end

-- `t=<ms>,n=<nonce>,v1=<hex>`, as packages/lib/src/node/signedRequest.ts writes it.
local function digest(time, nonce, method, path, body)
	return hmac(table.concat({ time, nonce, method, path, body }, "\n"));
end

function lib.sign(method, path, body)
	local time, nonce = string.format("%d", math.floor(now() * 1000)), to_hex(random_bytes(16));
	return ("t=%s,n=%s,v1=%s"):format(time, nonce, digest(time, nonce, method, path, body));
end

local seen = require "util.cache".new(20000);
function lib.is_signed(header, method, path, body)
	local time, nonce, mac = (header or ""):match("^t=(%d+),n=(%x+),v1=(%x+)$");
	if not time or #nonce ~= 32 or math.abs(now() * 1000 - tonumber(time)) > 30000 then return false; end
	if not same(mac, digest(time, nonce, method, path, body)) or seen:get(nonce) then return false; end
	seen:set(nonce, true);
	return true;
end

-- Whom a ticket lets in, if it is genuine, of this brand and younger than ten seconds.
function lib.read_ticket(text, brand)
	local signed, mac = (text or ""):match("^(v1%..+)%.(%x+)$");
	if not signed or not same(mac, hmac(signed)) then return nil; end
	local ref, id, of, name, role, till = signed:match("^v1%.([^.]+)%.([^.]+)%.([^.]+)%.([^.]+)%.([^.]+)%.(%d+)$");
	till = tonumber(till);
	if not till or of ~= brand or till < now() - CLOCK_SLACK then return nil; end
	if till > now() + TICKET_SECONDS + CLOCK_SLACK then return nil; end
	name = base64.decode((name:gsub("-", "+"):gsub("_", "/")) .. ("="):rep(-#name % 4));
	return { ref = ref, id = id, name = name, role = role, given = till - TICKET_SECONDS };
end

function lib.is_password(jid, text)
	local till, mac = text:match("^(%d+)%.(%x+)$");
	till = tonumber(till);
	if not till or till < now() - CLOCK_SLACK or till > now() + PASSWORD_SECONDS + CLOCK_SLACK then return false; end
	return same(mac, hmac(("%s|%d"):format(jid, till)));
end

-- Whether session or player were ended after the ticket was given.
function lib.is_ended(holder)
	local at = math.max(state.ended[holder.ref] or 0, state.ended[holder.id] or 0);
	return holder.given < at;
end

-- The ban of a player in a room of a domain, else the mute; `room` nil: in the whole chat.
function lib.sanction(domain, id, room)
	local of, mute = state.domains[domain], nil;
	for _, one in ipairs(of and of.by_player[id] or {}) do
		if (not one["until"] or one["until"] > now()) and (not one.room or one.room == room) then
			if one.kind == "ban" then return one; end
			mute = mute or one;
		end
	end
	return mute;
end

return lib;
