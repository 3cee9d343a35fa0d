-- Lock 3: a login needs the ticket that the edge has put on the socket and the password of the same player.
local new_sasl = require "util.sasl".new;
local chat = module:require "brand_chat";
local brand = assert(module:get_option_string("brand_chat_brand"), "brand_chat_brand must be set");
local host = module.host;

-- Kept as it came: it is read when it is used, so that it must still be fresh then.
module:hook_global("websocket-session", function (event)
	event.session.chat_ticket = event.request.headers.x_chat_ticket;
end);

local provider = { name = "brand_chat" };
function provider.user_exists() return true; end
function provider.get_sasl_handler(session)
	return new_sasl(host, {
		plain_test = function (_, username, password)
			local holder = chat.read_ticket(session.chat_ticket, brand);
			if not holder or holder.id ~= username then return false, true; end
			if not chat.is_password(username .. "@" .. host, password) then return false, true; end
			local sanction = chat.sanction(host, username);
			if chat.is_ended(holder) or (sanction and sanction.kind == "ban") then return false, true; end
			session.chat = holder;
			return true, true;
		end;
	});
end
module:provides("auth", provider);
