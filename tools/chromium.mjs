// The browser for the journeys: the one named by CHROMIUM_PATH, or the system's Chromium.

import { existsSync } from 'node:fs'
import { installPackages, mayInstall } from './debian.mjs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Gives its path, or the reason why there is none. */
export async function chromium() {
  const found = () =>
    [process.env.CHROMIUM_PATH, ...places].find(place => place && existsSync(place))
  if (!found() && mayInstall()) installPackages(['chromium'])
  const path = found()
  if (path) return { path }
  return {
    reason: 'no Chromium. Install the package chromium, or name a browser in CHROMIUM_PATH.',
  }
}
