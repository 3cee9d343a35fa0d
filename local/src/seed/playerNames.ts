/** First names common in Denmark; a winner is shown by first name and initial only. */
export const FIRST_NAMES = [
  "Anne", "Mette", "Kirsten", "Hanne", "Helle", "Susanne", "Lene", "Maria", "Marianne", "Inge", "Lone", "Camilla",
  "Pia", "Charlotte", "Louise", "Tina", "Gitte", "Bente", "Jette", "Karen", "Rikke", "Christina", "Julie", "Ida",
  "Sofie", "Emma", "Freja", "Alma", "Signe", "Maja", "Trine", "Dorthe", "Birgit", "Ulla", "Line", "Katrine",
  "Peter", "Michael", "Jens", "Lars", "Thomas", "Henrik", "Søren", "Christian", "Jan", "Martin", "Niels", "Anders",
  "Morten", "Jesper", "Hans", "Jørgen", "Mads", "Per", "Ole", "Rasmus", "Kim", "Erik", "Mikkel", "Frederik",
  "William", "Oliver", "Noah", "Emil", "Magnus", "Torben", "Bo", "Claus", "Kasper", "Simon", "Steen", "Åge",
  "Østen", "Bjarne", "Flemming", "Jakob", "Kurt", "Leif", "Poul", "Svend",
] as const;

/** Initials by how many surnames begin with them. */
export const INITIALS = "HHHHJJJJNNNNPPPAAACCCSSSSLLMMMKKKRRTTBBBEFGOVWØ";
