/** What is said in German when a phase, a card or a way to score of Amun-Re is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  bid: 'Jeder gewinnt genau eine Provinz. Wirst du überboten, weich auf eine andere aus – zurück darfst du später.',
  pay: 'Du hast mehr geboten, als du Gold hast. Wähle die Karten, die den Rest zahlen.',
  cards:
    'Es zählt die höchste Kartengrenze deiner Provinzen, nicht die Summe. Die erste Karte kostet 1, die zweite 2 und so weiter.',
  farmers: 'Jeder Bauer erntet in jeder Runde dieses Reichs. Frühe Bauern lohnen sich am meisten.',
  stones: 'Drei Steine in einer Provinz werden zur Pyramide. Sie bleibt die ganze Partie stehen.',
  sacrifice:
    'Die Summe bestimmt die Ernte für alle; wer am meisten opfert, nimmt drei Teile. Die Zahlen am Tempel zeigen dein Einkommen auf jedem Feld.',
  correct: 'Erhöhe oder senke die Summe um 3. Dein Rang ändert sich nicht.',
  items: 'Nimm eine beliebige Mischung aus Karten, Bauern und Steinen. Bauern brauchen ein freies Feld.',
  income: 'Spiele Erntekarten, bevor du das Gold nimmst. Jede Art einmal pro Runde.',
  bonus: 'Spiele nur erfüllte Bonuskarten; andere warten auf die zweite Wertung.',
  'card:blockade':
    'Bietblockade: Spiele sie mit einem Gebot, das halten soll. Wer dich überbietet, muss ein Feld überspringen.',
  'card:overbid':
    'Erneut bieten: Du willst bleiben, obwohl du überboten wurdest? Mit dieser Karte bietest du dort gleich wieder.',
  'card:farmer': 'Gratisbauer: ein Bauer ohne Feld. Hebe ihn für eine Provinz auf, deren Felder voll sind.',
  'card:builder': 'Baumeister: Aus zwei Steinen wird eine Pyramide. Er spart den dritten, den teuren Stein.',
  'card:correction':
    'Opferkorrektur: Nach dem Aufdecken verschiebst du die Summe um 3. Gut, wenn zum nächsten Tempelfeld wenig fehlt.',
  'card:eight': '8 Gold: Eine Provinz zahlt 8 statt ihrer Ernte. Nimm sie, wo du wenige Bauern hast.',
  'card:increase': 'Ernteplus: 1 Gold mehr je Bauer einer Provinz. Nimm sie, wo du viele hast.',
  'card:card-bonus':
    'Kartenbonus: 3 Punkte, wenn deine Provinzen mindestens sieben Karten zeigen. Denk beim Bieten daran.',
  'card:farmer-bonus': 'Bauernbonus: 3 Punkte, wenn du bei der Wertung mindestens neun Bauern hast.',
  'card:egypt-bonus':
    'Ägyptenbonus: 3 Punkte, wenn alle deine Provinzen in derselben Hälfte Ägyptens liegen.',
  'card:side-bonus': 'Seitenbonus: 3 Punkte, wenn alle deine Provinzen im Osten oder alle im Westen liegen.',
  'card:bank-bonus': 'Uferbonus: 3 Punkte, wenn alle deine Provinzen am Nil liegen oder keine.',
  'score:6.1':
    'Jede Pyramide bringt jetzt einen Punkt, und im Neuen Reich noch einmal dem, der die Provinz dann hat.',
  'score:6.2':
    'Eine Serie ist je eine Pyramide in deinen drei Provinzen: 3 Punkte. Deine schwächste Provinz entscheidet.',
  'score:6.3':
    'Die Provinz mit den meisten Pyramiden auf ihrer Nilseite bringt 5. Das übersieht man anfangs leicht.',
  'score:6.4':
    'Tempel bringen die Zahl des Feldes, auf dem der Tempel des Amun-Re steht. Hohe Opfer machen sie wertvoll.',
  'score:6.5': 'Eine erfüllte Bonuskarte bringt 3 Punkte. Jede Art zählt einmal pro Wertung.',
  'score:6.6': 'Ganz am Ende zählt Gold: 6, 4 und 2 Punkte. Gib das letzte nicht für nichts aus.',
}
