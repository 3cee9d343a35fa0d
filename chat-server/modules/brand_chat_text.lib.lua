-- How long a line is for its reader, and what it says behind its spelling.
local nameprep = require "util.encodings".stringprep.nameprep;
local text = {};

local function between(code, ranges)
	for _, range in ipairs(ranges) do
		if code >= range[1] and code <= range[2] then return true; end
	end
	return false;
end

-- Controls, and signs that turn or hide what stands beside them.
local HIDDEN = { { 0, 9 }, { 11, 31 }, { 127, 159 }, { 0x200B, 0x200C }, { 0x200E, 0x200F }, { 0x202A, 0x202E }, { 0x2060, 0x2069 }, { 0xFEFF, 0xFEFF } };
local MARKS = { { 0x300, 0x36F }, { 0x483, 0x489 }, { 0x610, 0x61A }, { 0x64B, 0x65F }, { 0xE31, 0xE3A }, { 0x1AB0, 0x1AFF }, { 0x1DC0, 0x1DFF }, { 0x20D0, 0x20FF }, { 0xFE20, 0xFE2F } };
-- Parts of an emoji: its joiner, its presentation, its skin, its tags.
local PARTS = { { 0x200D, 0x200D }, { 0xFE00, 0xFE0F }, { 0x1F3FB, 0x1F3FF }, { 0xE0020, 0xE007F } };

function text.clean(line)
	local kept = {};
	for _, code in utf8.codes(line, true) do
		if not between(code, HIDDEN) then kept[#kept + 1] = utf8.char(code); end
	end
	return (table.concat(kept):gsub("^%s+", ""):gsub("%s+$", ""));
end

-- Characters as a reader counts them, lines, and combining marks.
function text.measure(line)
	local characters, lines, marks, is_joined, flags = 0, 1, 0, false, 0;
	for _, code in utf8.codes(line, true) do
		local is_part = between(code, PARTS);
		if between(code, MARKS) then marks = marks + 1;
		elseif is_part or is_joined then is_joined = code == 0x200D;
		else
			flags = between(code, { { 0x1F1E6, 0x1F1FF } }) and flags + 1 or 0;
			if flags % 2 == (flags > 0 and 1 or 0) then characters = characters + 1; end -- two letters are one flag
			if code == 10 then lines = lines + 1; end
		end
	end
	return characters, lines, marks;
end

local ALIKE = {
	["а"] = "a", ["е"] = "e", ["о"] = "o", ["р"] = "p", ["с"] = "c", ["х"] = "x", ["у"] = "y", ["і"] = "i", ["к"] = "k",
	["é"] = "e", ["è"] = "e", ["ë"] = "e", ["á"] = "a", ["à"] = "a", ["ä"] = "æ", ["ö"] = "ø", ["ü"] = "u", ["í"] = "i", ["ó"] = "o",
	["0"] = "o", ["1"] = "i", ["3"] = "e", ["4"] = "a", ["5"] = "s", ["7"] = "t", ["@"] = "a", ["$"] = "s",
};

-- A word without case, lookalikes and repeated letters; digits alone stay what they are.
function text.fold(word)
	local plain = nameprep(word) or word:lower();
	if plain:find("^%d+%p*$") then return plain; end
	local folded = {};
	for _, code in utf8.codes(plain, true) do
		local sign = utf8.char(code);
		sign = ALIKE[sign] or sign;
		if not between(code, MARKS) and not sign:find("^[%p%s]$") and folded[#folded] ~= sign then folded[#folded + 1] = sign; end
	end
	return table.concat(folded);
end

-- Words of a line; letters that stand alone, one after the other, are read as one word.
function text.words(line)
	local words, spelled = {}, {};
	local function put_spelled()
		if #spelled > 2 then words[#words + 1] = text.fold(table.concat(spelled)); end
		spelled = {};
	end
	for word in line:gmatch("[^%s]+") do
		local folded = text.fold(word);
		if utf8.len(folded) == 1 then spelled[#spelled + 1] = folded; else put_spelled(); end
		words[#words + 1] = folded;
		for part in word:gmatch("[^%p]+") do
			if part ~= word then words[#words + 1] = text.fold(part); end
		end
	end
	put_spelled();
	return words;
end

-- Terms of a policy, ready to be looked up.
function text.terms(list)
	local exact, beginnings = {}, {};
	for _, one in ipairs(list) do
		local begins = one.term:match("^(.+)%*$");
		if begins then beginnings[#beginnings + 1] = { text.fold(begins), one.action };
		else exact[text.fold(one.term)] = one.action; end
	end
	return function (word)
		if exact[word] then return exact[word]; end
		for _, one in ipairs(beginnings) do
			if word:sub(1, #one[1]) == one[1] then return one[2]; end
		end
	end;
end

local ENDINGS = { dk = true, com = true, net = true, org = true, io = true, info = true, eu = true, se = true, no = true, de = true, bet = true, casino = true };
function text.has_link(line)
	local lower = line:lower();
	if lower:find("https?:") or lower:find("www%.") then return true; end
	for ending in lower:gmatch("[%w%-]%.(%a+)") do
		if ENDINGS[ending] then return true; end
	end
	return false;
end

local CALLS = { "ring", "call", "tlf", "telefon", "phone", "mobil", "sms", "nummer" };
-- A Danish telephone number is often written as four pairs, and so are four numbers of a plate (1 to 90): pairs up to 90 count
-- as a telephone number only beside a word such as "ring".
local function has_telephone(line)
	for pairs_of in line:gmatch("%f[%d]%d%d[ .%-]%d%d[ .%-]%d%d[ .%-]%d%d%f[%D]") do
		for one in pairs_of:gmatch("%d%d") do
			if tonumber(one) > 90 or one:sub(1, 1) == "0" then return true; end
		end
		for _, word in ipairs(CALLS) do
			if line:lower():find("%f[%a]" .. word) then return true; end
		end
	end
	return line:find("%f[%d]%d%d%d%d[ .%-]%d%d%d%d%f[%D]") ~= nil;
end

-- A number that belongs to a person, or an address: of CPR, card, account, telephone, mail.
function text.is_personal(line)
	return has_telephone(line) or line:find("%d%d%d%d%d%d%d%d") ~= nil or line:find("%d%d%d%d%d%d%s?[%-–]%s?%d%d%d%d") ~= nil
		or line:find("%d%d%d%d[ %-]%d%d%d%d[ %-]%d%d%d%d") ~= nil or line:find("%+%d%d ?%d%d") ~= nil
		or line:find("[%w._%-]+@[%w%-]+%.%a+") ~= nil;
end

return text;
