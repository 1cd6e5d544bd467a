/** What is said in German when a phase, a card or a way to score of Aton is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  allocate:
    'Jede Karte wirkt an jeder Kartusche anders. In Runde eins wird nichts entfernt: Leg deine niedrigste an Kartusche 2.',
  remove: 'Entferne dort, wo es eine Mehrheit kippt. Es zählen nur Tempel bis zu deiner Zahl an Kartusche 3.',
  place: 'Setz deine Steine nacheinander in die Tempel ein, die du erreichst. Du musst alle einsetzen.',
  recall:
    'Nimm aus jedem Tempel einen Stein zurück. Hast du in einem keinen, nimmst du dafür einen mehr aus deinem höchsten.',
  'card:1':
    'Eine 1 ist an Kartusche 2 am meisten wert: Du beginnst. Sie kostet dich aber einen eigenen Stein.',
  'card:2':
    'Eine 2 an Kartusche 2 entfernt nichts und kostet nichts. An Kartusche 3 öffnet sie die Tempel I und II.',
  'card:3':
    'Eine 3 an Kartusche 2 entfernt einen gegnerischen Stein. An Kartusche 3 bleibt nur Tempel IV zu.',
  'card:4':
    'Eine 4 ist überall gut: Punkte an 1, zwei Steine weg an 2, alle Tempel an 3, vier Steine an 4. Davon hast du nie genug.',
  'score:2.1':
    'Kartusche 1 zahlt sofort: das Doppelte der Differenz. Gegen eine 4 kostet dich eine 1 sechs Punkte.',
  'score:7.1':
    'Tempel I zahlt den Vorsprung an Steinen. Ein großer Vorsprung ist so viel wert wie Tempel II.',
  'score:7.2': 'Tempel II zahlt immer 5, egal wie knapp. Ein Stein mehr genügt.',
  'score:7.3': 'Tempel III zahlt dem, der dort führt, einen Punkt je Stein. Mit jedem wird es mehr.',
  'score:7.4':
    'Tempel IV zahlt 3 für jedes deiner blauen Felder in allen Tempeln. Wer hier führt, kassiert sie.',
  'score:7.5':
    'Die meisten Steine auf schwarzen Feldern bringen 8 Punkte. Schwarze Felder gibt es in allen vier Tempeln.',
  'score:7.6': 'Bonusfelder zahlen ihre Zahl dem, der darauf steht. Eine Mehrheit braucht es nicht.',
}
