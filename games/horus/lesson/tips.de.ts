/** What is said in German when a phase, a card or a way to score of Horus is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  lay: 'Leg es an irgendein Plättchen, mit ganzer oder halber Kante. Lücken sind erlaubt.',
  play: 'Das Bild ist dein Plättchen, die Zahl die Größe der Region für deinen Stein. In Runde eins ist jede Zahl eine 1.',
  stone:
    'Für den Stein ist das Gelände der Karte egal, nur die Größe zählt. Bei Gleichstand bekommen alle alles.',
  replace:
    'Ein Flussplättchen ersetzt eine Barke, und die Barke zieht weiter. Dann bekommst du ein Fluss-/Nekropolenplättchen.',
  use: 'Fluss verbindet, Nekropole trennt. Du kannst damit auch eine Barke versetzen.',
  take: 'Nimm ein Plättchen von einem beliebigen Stapel.',
  lift: 'Zwei Fluss-/Nekropolenplättchen, dann zieht einer deiner Steine zwischen Regionen am Fluss um. Das geht nur einmal.',
  'card:?':
    'Ein „?“ in der Mitte: ein Plättchen von einem beliebigen Stapel, auch Fluss oder Nekropole. Heb es auf, bis du eins brauchst.',
  'card:any-size':
    'Ein „?“ in den Ecken: Dein Stein darf in jede Region von ein bis fünf Plättchen. Spät sehr praktisch.',
  'card:nile':
    'Deine Nilkarte gilt einmal: zwei Fluss-/Nekropolenplättchen, dann zieht ein Stein um, auch in eine geschlossene Region.',
  'score:9.2':
    'Eine Region bringt einen Punkt je Plättchen dem, der dort die meisten Steine hat. Bei Gleichstand bekommen alle die vollen Punkte.',
  'score:9.3': 'Am Tempel zählt eine Region doppelt. Mehr als zehn ist keine wert.',
  'score:9.4':
    'Von Wasser umschlossen zählt eine Region doppelt. Ein Flussplättchen mehr kann eine Insel machen oder zerstören.',
  'score:9.5':
    'Am Tempel und auf einer Insel zählt sie vierfach, bis zu zehn Punkten. Drei Plättchen reichen.',
}
