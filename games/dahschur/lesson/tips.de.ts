/** What is said in German when a phase, a card or a way to score of Dahschur is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  give: 'Deine Karte hilft dem aktiven Spieler, dann liegt sie vor dir. Denk an beides.',
  use: 'Die Reihenfolge bestimmst du. Erst kaufen, dann setzen lohnt sich oft.',
  area: 'Eine Karte, eine Aktion; derselbe Bereich geht auch mehrmals.',
  market:
    'Eine Richtung, höchstens der Kartenwert. Kaufen kannst du nur, wo ein Preis in deiner Farbe steht.',
  takeBack: 'Ein Stein zurück, egal mit welcher Karte. Niedrige Karten eignen sich gut dafür.',
  avenue:
    'Edelsteine kommen der Reihe nach auf die nächsten Platten; die Karte begrenzt nur den Tausch. Vier auf einmal bringen 10.',
  regain: 'Dein Zeichen leert einen Stand: Nimm den mit den meisten deiner Steine.',
  procession: 'Eine Opfergabe für jede Scheibe, die du legen willst. Besetzte Felder werden übersprungen.',
  reward:
    'Links eine Silberscheibe, in der Mitte ein Platz ganz vorn oder ein Edelstein, rechts 2 Punkte. Es gewinnt jeweils die höchste Karte.',
  consolation:
    'Bei Gleichstand wird gewürfelt. Wer verliert, bekommt einen Schritt in der Prozession oder einen Stein zurück.',
  tribute: 'Deine Summe trifft eine offene Stadt: Nimm eine Scheibe. Gold ist 4 bis 6 wert, Silber 1 bis 3.',
  chamber: 'Die Karte ist für immer aus der Hand. Lege einen Wert, zu dem du eine Scheibe hast.',
  bury: 'Am besten auf die eigene Karte: Auf fremden punktet auch der Besitzer.',
  third:
    'Deine letzte Karte der Runde entscheidet über die Summe. Sie muss sich von den anderen unterscheiden.',
  hire: 'Ein Kauf kann dir eine dritte Aktion bringen. Danach liegt der Fürst vor dir und zählt in dieser Runde mit.',
  'card:market-prince':
    'Marktfürsten warten an den Ständen. Kaufst du dort, kann das eine dritte Aktion bringen.',
  'card:neutral':
    'Die neutrale Karte kommt von niemandem: Sie erlaubt eine Aktion und wird danach vor niemanden gelegt.',
  'card:silver-disc':
    'Deine Scheibe ist 1 bis 3 wert, aber nur auf einem Fürsten ihres Werts. Lege so einen in eine Kammer.',
  'card:gold-disc':
    'Eine Goldscheibe ist 4 bis 6 Punkte wert. Sie braucht einen Fürsten ihres Werts in einer Kammer und eine Opfergabe.',
  'score:4.4':
    'Edelsteine auf der Prachtstraße punkten sofort: 2, 4, 6, und vier auf einmal 10. Sammeln lohnt sich.',
  'score:4.5':
    'Setzen andere auf eine Platte mit deinem Zeichen, bekommst du Punkte: je später der Edelstein, desto mehr.',
  'score:6.4': 'Die höchste rechte Karte bringt in jeder Runde 2 Punkte.',
  'score:9.2': 'Am Ende legt jede Opfergabe eine Scheibe, und die bringt ihren Wert. Die vorderste beginnt.',
  'score:9.3': 'Legen andere Scheiben auf deine Karten, bekommst du auch Punkte: 2 für Gold, 1 für Silber.',
  'score:9.5': 'Ein übriger Edelstein ist nur einen Punkt wert. Auf der Prachtstraße sind es mindestens 2.',
}
