const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** First and second parts of compounds. */
export const FIRST_PARTS = words(`
  Guld Sølv Is Frost Sne Storm Torden Lyn Sol Måne Stjerne Nat Dag Morgen Aften Vinter Sommer Efterårs Forårs Skov Hav
  Fjord Bjerg Dal Flod Sø Å Ø Klit Strand Havne Fyr Ild Flamme Glød Røg Tåge Regn Vind Eng Mark Hede Mose Sten Jern Kobber
  Rav Perle Rubin Smaragd Krystal Glas Drage Ulve Bjørne Ræve Hjorte Ravne Ørne Ugle Svane Hane Katte Hvale Lakse Krage Bi
  Humle Sommerfugle Konge Dronninge Prinse Ridder Trold Nisse Alfe Jætte Hekse Troldmands Viking Sømands Smugler Pirat Smede
  Møller Bager Spillemands Klokke Nøgle Kiste Krone Ring Sværd Skjold Spejl Lanterne Kugle Terning Kort Hjul Tromme Fløjte
  Æble Pære Kirsebær Blomme Jordbær Citron Hyben Honning Kanel Peber Kaffe Rug Lyng Rose Tulipan Vilde Gamle Skjulte Glemte`);
export const SECOND_PARTS = words(`
  feber skatten kronen riget natten porten broen tårnet slottet haven skoven søen dalen bjerget kysten havnen vejen stien
  nøglen kisten ringen hjulet klokken urnen spejlet lygten ilden flammen gløden stormen lynet bølgen strømmen isen sneen
  kongen dronningen ridderen trolden nissen heksen jægeren fiskeren smeden mølleren vogteren løberen danseren drømmen
  sangen dansen festen jagten rejsen legen spillet runden banen pladen terningen kortet bordet hallen klubben huset kroen
  ulven bjørnen ræven hjorten ravnen ørnen uglen svanen hanen katten hvalen dragen slangen bien blomsten rosen æblet frugten
  gåden løftet pagten eden hemmeligheden eventyret minen grotten templet ruinen graven vraget øen åen heden mosen klitten`);
export const ENGLISH = words(`
  Golden Silver Frozen Burning Hidden Lost Lucky Wild Midnight Crimson Emerald Royal Ancient Secret Silent Thunder Velvet
  Copper Crystal Northern Southern Sunken Mystic Roaring Dancing Electric Rolling Shining Little Grand Double Triple Neon
  Treasure Crown Kingdom Harbour Lantern Fortune Dragon Raven Wolf Fox Stag Owl Whale Serpent Phoenix Tiger Lion Bear Hare
  Garden Forest River Mountain Island Canyon Desert Temple Castle Tower Bridge Gate Mine Cave Reef Lagoon Comet Star Moon
  Sunrise Storm Blaze Ember Ash Frost Glacier Avalanche Reels Spins Wilds Jewels Gems Pearls Rubies Coins Dice Cards Wheel
  Carnival Circus Parade Masquerade Serenade Rhapsody Express Voyage Expedition Quest Legend Saga Riddle Oracle Prophecy
  Orchard Cherry Lemon Berry Honey Pepper Bazaar Market Tavern Bakery Workshop Clockwork Compass Anchor Sail Captain Smuggler`);
export const SYLLABLES = words(`
  ka lo mi ra ne to vi sha dor fen gal hel ix jor kyn lum mar nyx or pra quin ras sol tan ul ver wyn xan yor zel bra cre dru
  eld fro gri hal ist jun kro lys mo nor ost pel`);
export const PROVIDERS = words(`
  Blåmunk Copperfin Grønbro Halvmåne Klokkeblomst Kystlys Lanternfold Mossback Østerled Quillmark Ravnkilde Redwick Saltvej
  Tinsoldat Vintergæk Bordkant Fjerdetime Pladehuset Ninepin Harebell Stålgran Tidevand Uglegaard Vindfang Ymerspil Zephyrine
  Åkande Birkelund Cinderlane Drivtømmer Elmstone Foxglove Gyldenris Hvidtjørn Ironbark Jadewell Kornblomst Lindeblad`);
export const THEMES = words(`
  vinter winter|frugt fruit|hav sea|dyr animals|nordisk norse|skov forest|rum space|musik music|eventyr fairytale
  ædelstene gems|klassisk classic|rejse travel|mad food|magi magic|historie history|sport sport|ild fire|nat night`).map(
  (pair) => pair.replaceAll("|", " "),
);
