-- Lock 4 and the way back: what the gateway tells, and what is told to it.
local http = require "net.http";
local json = require "util.json";
local array = require "util.array";
local chat = module:require "brand_chat";
local text = module:require "brand_chat_text";
local state = chat.state;

local gateway = assert(module:get_option_string("brand_chat_gateway"), "brand_chat_gateway must be set");
local EVENTS, CONTROL = "/internal/chat-events", "/control";
local AT_ONCE, FLUSH_SECONDS, BEAT_SECONDS, KEEP_ENDED = 500, 0.2, 2, 120;

local function take_policy(policy)
	local words = {};
	for domain, of in pairs(policy.domains) do
		local known = { rooms = {}, by_player = {}, action_of = nil };
		for _, room in ipairs(of.rooms) do known.rooms[room.room] = room; end
		for _, one in ipairs(of.sanctions) do
			if type(one["until"]) ~= "number" then one["until"] = nil; end
			if type(one.room) ~= "string" then one.room = nil; end
			local list = known.by_player[one.chatId] or {};
			known.by_player[one.chatId] = list;
			list[#list + 1] = one;
		end
		words[of.words] = words[of.words] or text.terms(of.words);
		known.action_of = words[of.words];
		state.domains[domain] = known;
	end
	state.version = policy.version;
	for host in pairs(policy.domains) do
		local rooms = state.listeners["conference." .. host];
		if rooms then rooms.policy(); end
	end
end

local orders = {};
function orders.policy(order) take_policy(order.policy); end
-- `ended` is remembered, so that a ticket that was given before lets nobody in any more.
orders["end"] = function (order)
	local now = chat.now();
	for _, list in ipairs { order.sessionRefs, order.chatIds } do
		for _, id in ipairs(list) do state.ended[id] = now; end
	end
	for host, listener in pairs(state.listeners) do
		if listener.finish_all then listener.finish_all(host); end
	end
end;
for _, name in ipairs { "say", "release", "retract", "tell" } do
	orders[name] = function (order)
		local rooms = state.listeners["conference." .. order.domain];
		if rooms then rooms[name](order); end
	end;
end

module:depends "http";
module:provides("http", {
	default_path = "/";
	route = {
		["POST " .. CONTROL] = function (event)
			local request = event.request;
			if not chat.is_signed(request.headers.x_signature, "POST", CONTROL, request.body or "") then return 401; end
			local order = json.decode(request.body);
			local act = type(order) == "table" and orders[order["do"]];
			if not act then return 400; end
			act(order);
			return 204;
		end;
		["GET /ready"] = function () return state.version and 204 or 503; end;
	};
});

local is_asking, beaten = false, 0;
local function flush()
	if is_asking or (#state.events == 0 and chat.now() - beaten < BEAT_SECONDS) then return FLUSH_SECONDS; end
	is_asking, beaten = true, chat.now();
	local batch = { table.unpack(state.events, 1, AT_ONCE) };
	local dropped = state.dropped;
	local body = json.encode { process = state.process, policy = state.version or json.null, dropped = dropped, events = array(batch) };
	local headers = { ["Content-Type"] = "application/json", ["X-Signature"] = chat.sign("POST", EVENTS, body) };
	http.request(gateway .. EVENTS, { method = "POST", headers = headers, body = body }, function (answer, code)
		is_asking = false;
		if code ~= 200 then
			module:log("warn", "the gateway did not take events: %s", code);
			return;
		end
		-- Events that were forgotten meanwhile were the oldest, of this batch.
		for _ = 1, math.max(0, #batch - (state.dropped - dropped)) do table.remove(state.events, 1); end
		state.dropped = state.dropped - dropped;
		local told = json.decode(answer);
		if type(told) == "table" and told.policy and told.policy ~= json.null then take_policy(told.policy); end
	end);
	return FLUSH_SECONDS;
end
module:add_timer(0.05, flush);

module:add_timer(60, function ()
	for id, at in pairs(state.ended) do
		if chat.now() - at > KEEP_ENDED then state.ended[id] = nil; end
	end
	return 60;
end);
