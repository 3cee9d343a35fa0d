-- The rooms of a brand: made here and by nobody else, with the rules for every line.
local st = require "util.stanza";
local jid = require "util.jid";
local json = require "util.json";
local new_id = require "util.id".medium;
local datetime = require "util.datetime".datetime;
local chat = module:require "brand_chat";
local text = module:require "brand_chat_text";
local muc = module:depends "muc";
local archive = module:open_store("muc_log", "archive");

local brand = assert(module:get_option_string("brand_chat_brand"), "brand_chat_brand must be set");
local domain = module.host:gsub("^conference%.", "");
local PLACES = module:get_option_number("brand_chat_places", 200);
local MOST_PARTS = 10;
local CHARACTERS, LINES, MARKS = 240, 3, 10;
local REPEAT_SECONDS, REACTION_SECONDS = 15, 0.3;
local KEPT = { ["occupant-id"] = "urn:xmpp:occupant-id:0", reply = "urn:xmpp:reply:0" }; -- of a held line
local JSON, RETRACT, MODERATE = "urn:xmpp:json:0", "urn:xmpp:message-retract:1", "urn:xmpp:message-moderate:1";

local parts = {}; -- room of a full hall → the hall
local counted, said = {}, require "util.cache".new(2000);

local function room_of(name) return muc.get_room_from_jid(name .. "@" .. module.host); end
local function line(content) return st.stanza("json", { xmlns = JSON }):text(json.encode(content)); end

local function make(name)
	if room_of(name) then return; end
	local room = assert(muc.create_room(name .. "@" .. module.host));
	room:set_persistent(true);
	room:set_hidden(true);
	room:set_changesubject(false);
	-- Who is in a room is told as a number: 200 players who hear of each other are 40,000 stanzas.
	room:set_presence_broadcast({ visitor = false, participant = false, moderator = false });
	return room;
end

-- First of all hooks: a room that is not there is not made by who joins it, and has no owner.
module:hook("muc-room-pre-create", function (event)
	event.origin.send(st.error_reply(event.stanza, "cancel", "item-not-found"));
	return true;
end, 1000);

local function places_left(room)
	local count = 0;
	for _ in room:each_occupant() do count = count + 1; end
	return PLACES - count, count;
end

local function next_part(hall)
	for number = 2, MOST_PARTS do
		local name = hall .. "-" .. number;
		local room = room_of(name);
		if not room then make(name); parts[name] = hall; return name; end
		if parts[name] == hall and places_left(room) > 0 then return name; end
	end
end

module:hook("muc-occupant-pre-join", function (event)
	local room, origin, stanza = event.room, event.origin, event.stanza;
	local name = jid.split(room.jid);
	local hall = parts[name] or name;
	local sanction = chat.sanction(domain, jid.split(stanza.attr.from), hall);
	if sanction and sanction.kind == "ban" then
		origin.send(st.error_reply(stanza, "auth", "forbidden"));
		return true;
	end
	-- Halls alone are limited: whoever is let into the chat is in the rooms of the brand.
	if not hall:find("^hall%-") or room:get_occupant_by_nick(stanza.attr.to) or places_left(room) > 0 then return; end
	local part = next_part(hall);
	local reply = st.error_reply(stanza, "wait", part and "redirect" or "service-unavailable");
	if part then
		reply:get_child("error").tags[1]:text("xmpp:" .. part .. "@" .. module.host);
	end
	origin.send(reply);
	return true;
end, 60);

local last = setmetatable({}, { __mode = "k" }); -- by session: when and what it wrote last
local heard = require "util.cache".new(20000); -- by player and hall, so that a new socket does not start anew
local held = require "util.cache".new(2000); -- by id: lines that wait, as they were sent

local function refuse(event, reason, more)
	local reply = st.error_reply(event.stanza, reason == "slow" and "wait" or reason == "muted" and "auth" or "modify",
		reason == "slow" and "resource-constraint" or reason == "muted" and "forbidden" or "policy-violation");
	local content = more or {};
	content.kind, content.reason = "refused", reason;
	reply:add_direct_child(line(content));
	event.origin.send(reply);
	return true;
end

local function note(event, id, state, because)
	local holder = event.origin.chat;
	chat.tell { type = "message", domain = domain, room = jid.split(event.room.jid), id = id, chatId = holder.id,
		nick = holder.name, role = holder.role, body = event.stanza:get_child_text("body") or "", state = state, because = because or json.null };
end

local function tell_sender(event, content)
	local stanza = st.message({ from = event.room.jid, to = event.stanza.attr.from, type = "headline" });
	event.origin.send(stanza:add_child(line(content)));
end

local function iso(seconds) return seconds and datetime(seconds) or json.null; end

-- Mask words that must not be read; the strongest of the other actions is returned.
local STRENGTH = { block = 3, hold = 2, care = 1 };
local function judge(body, action_of)
	local strongest;
	for _, word in ipairs(text.words(body)) do
		local action = action_of(word);
		if STRENGTH[action] and STRENGTH[action] > (STRENGTH[strongest] or 0) then strongest = action; end
	end
	local masked = body:gsub("[^%s]+", function (word)
		return action_of(text.fold(word)) == "mask" and ("*"):rep(utf8.len(word) or 3) or nil;
	end);
	return strongest, masked;
end

-- After the check that the sender is in the room (50), before the room adds its own marks (0).
module:hook("muc-occupant-groupchat", function (event)
	local stanza, holder, room = event.stanza, event.origin.chat, event.room;
	local policy = chat.state.domains[domain];
	local name = jid.split(room.jid);
	local hall = parts[name] or name;
	local rules = policy and policy.rooms[hall];
	if not rules then return refuse(event, "not-ready"); end
	local is_host = holder.role ~= "player";
	if rules.mode == "closed" or (rules.mode == "hosts" and not is_host) then
		return refuse(event, rules.mode == "closed" and "closed" or "hosts-only");
	end
	local sanction = chat.sanction(domain, holder.id, hall);
	if sanction then return refuse(event, "muted", { ["until"] = iso(sanction["until"]) }); end
	local body = stanza:get_child_text("body");
	local key = holder.id .. " " .. hall .. (body and "" or " reactions");
	local before, at = heard:get(key), chat.now();
	local wait = before and (body and rules.slowSeconds or REACTION_SECONDS) - (at - before.at) or 0;
	if wait > 0 and not is_host then return refuse(event, "slow", { seconds = math.ceil(wait) }); end
	if not body then heard:set(key, { at = at }); return; end

	body = text.clean(body);
	local characters, lines, marks = text.measure(body);
	if characters == 0 or characters > CHARACTERS or lines > LINES or marks > MARKS then return refuse(event, "too-long"); end
	if before and not is_host and before.body == body and at - before.at < REPEAT_SECONDS then return refuse(event, "repeated"); end
	local action, masked = judge(body, policy.action_of);
	stanza:maptags(function (tag)
		if tag.name == "body" then return st.stanza("body"):text(masked); end
		return tag;
	end);
	local because = not is_host and (text.is_personal(body) and "personal" or text.has_link(body) and "link" or nil);
	because = because or (action == "block" and "words" or nil);
	if because then
		-- A number that must not be told is not kept either.
		if because ~= "personal" then note(event, new_id(), "refused", because); end
		return refuse(event, because);
	end
	heard:set(key, { at = at, body = body });
	if action == "care" then tell_sender(event, { kind = "care" }); end
	if action == "hold" then event.is_held = true; return; end
	if is_host then
		stanza:tag("hats", { xmlns = "xmpp:prosody.im/protocol/hats:1" })
			:tag("hat", { uri = "urn:spilhus:chat:" .. holder.role, title = holder.role }):up():up();
	end
	event.chat_sender = event.origin;
	last[stanza] = event.origin;
end, 40);

-- A line that waits, after the room has marked whose it is (0).
module:hook("muc-occupant-groupchat", function (event)
	if not event.is_held then return; end
	local stanza, id = event.stanza, new_id();
	held:set(id, stanza);
	note(event, id, "held");
	local origin_id = stanza:get_child("origin-id", "urn:xmpp:sid:0");
	tell_sender(event, { kind = "held", originId = origin_id and origin_id.attr.id or json.null });
	return true;
end, -1);

-- The archive has given the line its id (0), and the history of the room takes it next (-1).
module:hook("muc-add-history", function (event)
	local origin = last[event.stanza];
	local id = event.stanza:get_child("stanza-id", "urn:xmpp:sid:0");
	if origin and origin.chat and id then
		note({ origin = origin, room = event.room, stanza = event.stanza }, id.attr.id, "sent");
	end
end, -0.5);

-- What the house says is read by who comes later, too.
module:hook("muc-message-is-historic", function (event)
	return event.stanza.attr.from == event.room.jid and event.stanza:get_child("json", JSON) ~= nil or nil;
end, 1);

local function each_part(name, act)
	local room = room_of(name);
	if room then act(room); end
	for part, hall in pairs(parts) do
		if hall == name then act(room_of(part)); end
	end
end

local control = {};

function control.say(order)
	if said:get(order.id) then return; end
	said:set(order.id, true);
	each_part(order.room, function (room)
		room:broadcast_message(st.message({ from = room.jid, type = "groupchat", id = order.id }):add_child(line(order.line)));
	end);
end

-- A held line that may be said after all: from its sender's place, whether they are still there or not.
function control.release(order)
	if said:get(order.id) then return; end
	said:set(order.id, true);
	local room = room_of(order.room);
	if not room then return; end
	-- Its sender knows it by these; where the server has started anew, the text alone is left.
	local was = held:get(order.id);
	local stanza = st.message({ from = room.jid .. "/" .. order.nick, type = "groupchat", id = was and was.attr.id or order.id });
	stanza:text_tag("body", order.body);
	for name, namespace in pairs(was and KEPT or {}) do
		local child = was:get_child(name, namespace);
		if child then stanza:add_child(child); end
	end
	room:broadcast_message(stanza);
	-- From now on it is a line like others, with the id that the room has given it.
	local given = stanza:get_child("stanza-id", "urn:xmpp:sid:0");
	if given then
		note({ origin = { chat = { id = order.chatId, name = order.nick, role = "player" } }, room = room, stanza = stanza }, given.attr.id, "sent");
	end
end

function control.retract(order)
	local room = room_of(order.room);
	if not room then return; end
	local function tombstone(of)
		return st.message({ from = of.attr.from, type = "groupchat", id = of.attr.id })
			:tag("retracted", { xmlns = RETRACT, stamp = datetime() }):tag("moderated", { xmlns = MODERATE }):up():up();
	end
	local original = archive:get(order.room, order.id);
	if original then archive:set(order.room, order.id, tombstone(st.is_stanza(original) and original or st.deserialize(original))); end
	for _, entry in ipairs(room._history or {}) do -- what is sent to who joins
		local id = entry.stanza:get_child("stanza-id", "urn:xmpp:sid:0");
		if id and id.attr.id == order.id then
			local empty = tombstone(entry.stanza);
			empty.attr.to = "";
			empty:add_direct_child(st.clone(id));
			local delay = entry.stanza:get_child("delay", "urn:xmpp:delay");
			if delay then empty:add_direct_child(st.clone(delay)); end
			entry.stanza = empty;
		end
	end
	local told = st.message({ from = room.jid, type = "groupchat", id = new_id() })
		:tag("retract", { xmlns = RETRACT, id = order.id }):tag("moderated", { xmlns = MODERATE }):up():up();
	room:broadcast(told);
end

function control.tell(order)
	local stanza = st.message({ from = brand .. "@" .. module.host, type = "headline" }):add_child(line(order.line));
	chat.state.listeners[domain].tell_player(order.chatId, stanza);
end

-- Who is banned from a hall while they are in it reads no further line of it, streams that wait to be resumed included.
local function remove_banned(room)
	local name = jid.split(room.jid);
	local hall, over = parts[name] or name, {};
	for nick, occupant in room:each_occupant() do
		local sanction = chat.sanction(domain, jid.split(occupant.bare_jid), hall);
		if sanction and sanction.kind == "ban" then over[#over + 1] = nick; end
	end
	for _, nick in ipairs(over) do room:set_role(true, nick, nil); end
end

function control.policy()
	for name in pairs(chat.state.domains[domain] and chat.state.domains[domain].rooms or {}) do make(name); end
	chat.state.listeners[domain].finish_banned();
	for room in muc.each_room(true) do remove_banned(room); end
end

module:add_timer(5, function ()
	for room in muc.each_room(true) do
		local _, count = places_left(room);
		if counted[room.jid] ~= count or count > 0 then
			local name = jid.split(room.jid);
			if counted[room.jid] ~= count then
				local stanza = st.message({ from = room.jid, type = "groupchat" });
				room:broadcast(stanza:add_child(line { kind = "occupants", count = count }));
			end
			chat.tell { type = "occupants", domain = domain, room = name, count = count };
			counted[room.jid] = count;
		end
	end
	return 5;
end);

function module.load()
	make(brand);
	make("globalroom");
	chat.state.listeners[module.host] = control;
end
