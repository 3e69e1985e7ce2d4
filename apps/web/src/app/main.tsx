// Starts the portal in the browser. When that fails, the console says why and nothing is shown.

import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '../ui/furrow.css'
import { onlineManager } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { boot } from './boot.ts'
import { hearOtherPages } from './hear-other-pages.ts'

try {
  // Otherwise what waits would be sent at once after a start without network.
  onlineManager.setOnline(navigator.onLine)
  const parts = await boot()
  hearOtherPages()
  const place = document.querySelector('#furrow')
  if (!place) throw new Error('The page has no place for Furrow.')
  createRoot(place).render(<App {...parts} />)
} catch (error) {
  console.error('Furrow could not start:', error)
}
