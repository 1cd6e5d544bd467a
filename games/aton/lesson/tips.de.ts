/** What is said in German when a phase of Aton is seen for the first time. */
export const tips: Readonly<Record<string, string>> = {
  allocate:
    'Jede Karte wirkt an jeder Kartusche anders. In Runde eins wird nichts entfernt: Da ist deine niedrigste Karte an Kartusche 2 gut aufgehoben.',
  remove: 'Entferne dort, wo es eine Mehrheit kippt. Es zählen nur Tempel bis zu deiner Zahl an Kartusche 3.',
  place: 'Setz deine Steine nacheinander in die Tempel, die du erreichst. Du musst alle setzen.',
  recall:
    'Nimm aus jedem Tempel einen Stein zurück. Hast du in einem keinen, geht dafür einer mehr aus deinem höchsten.',
}
