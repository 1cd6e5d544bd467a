/** The service worker's part of turn signals: shows what the server has sent, one note for each match, and a click opens the table. */
addEventListener('push', event => {
  const { title, body, url, tag } = event.data.json()
  const shown = { body, tag, renotify: true, icon: '/icon.svg', badge: '/icon-maskable.svg', data: { url } }
  event.waitUntil(registration.showNotification(title, shown))
})

addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.url))
})

/** A page that shows the table comes to the front; otherwise any page of ours goes there; otherwise a new one opens. */
async function show(url) {
  const address = new URL(url, location.origin).href
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url: shown }) => shown.split('#')[0] === address) ?? pages[0]
  if (!page) return clients.openWindow(address)
  if (page.url.split('#')[0] === address) return page.focus()
  // A page that was open before this worker was there does not let itself be led.
  const there = await page.navigate(address).catch(() => null)
  return there ? there.focus() : clients.openWindow(address)
}
