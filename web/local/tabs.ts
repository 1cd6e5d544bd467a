/** How the tabs and workers of this device tell each other that a match has changed: by its id. */
export const openTabs = (): BroadcastChannel => new BroadcastChannel('iteru')
