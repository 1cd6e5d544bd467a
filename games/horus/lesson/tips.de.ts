/** What is said in German when a phase of Horus is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  lay: 'Leg es an irgendein Plättchen, mit ganzer oder halber Kante. Lücken sind erlaubt.',
  play: 'Das Bild ist dein Plättchen, die Zahl die Größe der Region für deinen Stein. In Runde eins ist jede Zahl eine 1.',
  stone:
    'Für den Stein ist das Gelände der Karte egal, nur die Größe zählt. Bei Gleichstand bekommen alle alles.',
  replace:
    'Fluss ersetzt eine Barke, und die Barke zieht weiter. Dann bekommst du ein Fluss-/Nekropolenplättchen.',
  use: 'Fluss verbindet, Nekropole trennt. Du kannst damit auch eine Barke versetzen.',
  take: 'Nimm ein Plättchen von einem beliebigen Stapel.',
  lift: 'Zwei Fluss-/Nekropolenplättchen, dann zieht einer deiner Steine zwischen Regionen am Fluss um. Du hast sie nur einmal.',
}
