/** This browser and Web Push: whether it can, whether it may, and subscribing it. */
import { language } from '../kit/language.svelte.ts'
import { signalsApi } from './api.ts'

export type Standing = 'missing' | 'blocked' | 'off' | 'on'

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

/** Browsers without a service worker, and pages without one yet, cannot be reached. */
const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis

/** How it stands with this browser. */
export async function standing(devices: readonly string[]): Promise<Standing> {
  if (!canPush()) return 'missing'
  if (Notification.permission === 'denied') return 'blocked'
  const own = await subscription()
  return own && devices.includes(await idOf(own.endpoint)) ? 'on' : 'off'
}

/** As the server names a device (server/signals/push.ts). */
async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(hash)]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32)
}

const keyOf = (made: PushSubscription, name: PushEncryptionKeyName): string =>
  btoa(String.fromCharCode(...new Uint8Array(made.getKey(name) ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Asks the browser, and tells the server where it can be reached; false if the person does not want it. Must be called by a click. */
export async function turnOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await navigator.serviceWorker.ready
  const made = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(async () => {
      // Subscribed with another key, at an earlier server under this address.
      await (await subscription())?.unsubscribe()
      return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    })
  const keys = { p256dh: keyOf(made, 'p256dh'), auth: keyOf(made, 'auth') }
  await signalsApi.subscribe({ endpoint: made.endpoint, ...keys, language: language.now })
  return true
}

export async function turnOff(): Promise<void> {
  const own = await subscription()
  if (!own) return
  await signalsApi.unsubscribe(own.endpoint)
  await own.unsubscribe()
}
