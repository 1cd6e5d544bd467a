/** What is said in German when a phase of Amun-Re is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  bid: 'Jeder gewinnt genau eine Provinz. Wirst du überboten, weiche aus – zurück darfst du später.',
  pay: 'Du hast mehr geboten, als du Gold hast. Wähle die Karten, die den Rest zahlen.',
  cards:
    'Es zählt die höchste Kartengrenze deiner Provinzen, nicht die Summe. Die erste Karte kostet 1, die zweite 2 und so weiter.',
  farmers: 'Jeder Bauer erntet in jeder Runde dieses Reichs. Frühe Bauern lohnen sich am meisten.',
  stones: 'Drei Steine in einer Provinz werden zur Pyramide. Sie bleibt die ganze Partie stehen.',
  sacrifice:
    'Die Summe bestimmt die Ernte für alle; das höchste Opfer nimmt drei Teile. Die Zahlen am Tempel zeigen dein Einkommen auf jedem Feld.',
  correct: 'Erhöhe oder senke die Summe um 3. Dein Rang ändert sich nicht.',
  items: 'Nimm eine beliebige Mischung aus Karten, Bauern und Steinen. Bauern brauchen ein freies Feld.',
  income: 'Spiele Erntekarten, bevor du das Gold nimmst. Jede Art einmal pro Runde.',
  bonus: 'Spiele nur erfüllte Bonuskarten; andere warten auf die zweite Wertung.',
}
