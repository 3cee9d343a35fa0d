-- What players may send: joins of the brand's rooms, lines in them, and three questions. Everything else is refused here.
local st = require "util.stanza";
local jid = require "util.jid";
local destroy_session = require "core.sessionmanager".destroy_session;
local chat = module:require "brand_chat";
local host = module.host;
local conference = "conference." .. host;

local KEPT = { -- children of a line, by name and namespace
	["reply"] = "urn:xmpp:reply:0", ["reactions"] = "urn:xmpp:reactions:0", ["origin-id"] = "urn:xmpp:sid:0",
};
local MOST_REACTIONS = 8;
local STREAMS_OF_A_SESSION = 3;
local STREAMS_OF_ALL = module:get_option_number("brand_chat_streams", 2000);

local function refuse(event, type, condition)
	local stanza = event.stanza;
	if stanza.attr.type ~= "error" and stanza.attr.type ~= "result" then
		event.origin.send(st.error_reply(stanza, type, condition));
	end
	return true;
end

local function copy(tag, names, children)
	local attr = {};
	for _, name in ipairs(names) do attr[name] = tag.attr[name]; end
	local kept = st.stanza(tag.name, attr);
	for _, child in ipairs(children) do kept:add_direct_child(child); end
	return kept;
end

-- Replaces a stanza's children in place, so that nothing that is not listed goes on.
local function set_children(stanza, children)
	stanza:maptags(function () return nil; end);
	for i = #stanza, 1, -1 do stanza[i] = nil; end
	for _, child in ipairs(children) do stanza:add_direct_child(child); end
end

local function message(event)
	local stanza = event.stanza;
	local node, domain, resource = jid.split(stanza.attr.to);
	if stanza.attr.type ~= "groupchat" or domain ~= conference or not node or resource then
		return refuse(event, "cancel", "service-unavailable");
	end
	local children, has_content = {}, false;
	for _, child in ipairs(stanza.tags) do
		if child.name == "body" and (child.attr.xmlns or "jabber:client") == "jabber:client" then
			if not has_content then children[#children + 1] = st.stanza("body"):text(child:get_text() or ""); end
			has_content = true;
		elseif child.attr.xmlns == KEPT[child.name] then
			local inner = {};
			for reaction in child:childtags("reaction") do
				if #inner < MOST_REACTIONS then inner[#inner + 1] = st.stanza("reaction"):text(reaction:get_text() or ""); end
			end
			children[#children + 1] = copy(child, { "xmlns", "id", "to" }, child.name == "reactions" and inner or {});
			has_content = has_content or child.name == "reactions";
		end
	end
	if not has_content then return refuse(event, "modify", "bad-request"); end
	set_children(stanza, children);
end

local function presence(event)
	local origin, stanza = event.origin, event.stanza;
	local kind = stanza.attr.type;
	if kind and kind ~= "unavailable" then return refuse(event, "cancel", "service-unavailable"); end
	if not stanza.attr.to or stanza.attr.to == host then set_children(stanza, {}); return; end
	local node, domain, nick = jid.split(stanza.attr.to);
	if domain ~= conference or not node then return refuse(event, "cancel", "service-unavailable"); end
	if not kind and nick ~= origin.chat.name then return refuse(event, "modify", "not-acceptable"); end
	local x = stanza:get_child("x", "http://jabber.org/protocol/muc");
	local history = x and x:get_child("history");
	local past = history and { copy(history, { "xmlns", "maxstanzas", "since", "seconds" }, {}) } or {};
	set_children(stanza, x and { copy(x, { "xmlns" }, past) } or {});
end

local QUESTIONS = { ping = "urn:xmpp:ping", time = "urn:xmpp:time" };
local function iq(event)
	local stanza = event.stanza;
	local node, domain, resource = jid.split(stanza.attr.to);
	local kind, question = stanza.attr.type, stanza.tags[1];
	if kind == "result" or kind == "error" then
		return domain ~= nil and domain ~= host or nil; -- answers of the server's own questions
	end
	if question and not resource then
		local is_home = not domain or (domain == host and (not node or node == event.origin.username));
		if is_home and kind == "get" and QUESTIONS[question.name] == question.attr.xmlns then return; end
		if domain == conference and node and question.attr.xmlns == "urn:xmpp:mam:2" then
			-- Who may not enter a room, or its hall, reads nothing of it either.
			for _, room in ipairs { node, (node:gsub("%-%d+$", "")) } do
				local sanction = chat.sanction(host, event.origin.username, room);
				if sanction and sanction.kind == "ban" then return refuse(event, "auth", "forbidden"); end
			end
			return;
		end
	end
	return refuse(event, "cancel", "service-unavailable");
end

for _, to in ipairs { "bare", "full", "host" } do
	module:hook("pre-message/" .. to, message, 1000);
	module:hook("pre-presence/" .. to, presence, 1000);
	module:hook("pre-iq/" .. to, iq, 1000);
end

-- A stream that waits to be resumed would keep its player in the rooms, and bring them back.
local function finish(session)
	session.log("info", "ended by the gateway");
	if session.hibernating then
		module:context(session.host):fire_event("pre-session-close", { session = session });
		destroy_session(session, "ended");
	else
		session:close({ condition = "policy-violation", text = "ended" });
	end
end

local function finish_where(is_over)
	local over = {};
	for _, session in pairs(prosody.full_sessions) do
		if session.host == host and session.chat and is_over(session.chat) then over[#over + 1] = session; end
	end
	for _, session in ipairs(over) do finish(session); end
end

function module.load()
	chat.state.listeners[host] = {
		finish_all = function () finish_where(function (holder) return chat.is_ended(holder); end); end;
		finish_banned = function ()
			finish_where(function (holder)
				local sanction = chat.sanction(host, holder.id);
				return sanction and sanction.kind == "ban";
			end);
		end;
		tell_player = function (id, stanza)
			for _, session in pairs(prosody.hosts[host].sessions[id] and prosody.hosts[host].sessions[id].sessions or {}) do
				local own = st.clone(stanza);
				own.attr.to = session.full_jid;
				session.send(own);
			end
		end;
	};
end

-- Each edge counts its own sockets; here they all come together. Streams that wait to be resumed have no socket.
local function is_one_too_many(holder)
	local of_session, of_all = 0, 0;
	for _, session in pairs(prosody.full_sessions) do
		if session.chat and not session.hibernating then
			of_all = of_all + 1;
			if session.chat.ref == holder.ref then of_session = of_session + 1; end
		end
	end
	return of_session > STREAMS_OF_A_SESSION or of_all > STREAMS_OF_ALL;
end

local function admit(session)
	if not session.chat then return; end
	if chat.is_ended(session.chat) then finish(session);
	elseif is_one_too_many(session.chat) then session:close({ condition = "resource-constraint", text = "too many streams" }); end
end

module:hook("resource-bind", function (event) admit(event.session); end);

-- A resumed stream belongs to the session of the login that has resumed it.
module:hook("smacks-hibernation-end", function (event)
	event.resumed.chat = event.origin.chat or event.resumed.chat;
	admit(event.resumed);
end);
