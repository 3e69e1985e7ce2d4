// The browser for the journeys: the one named by CHROMIUM_PATH, or the system's Chromium, where there is
// one without windows rather that.

import { existsSync } from 'node:fs'
import { installPackage, mayInstall } from './debian.mjs'

const places = ['chromium-headless-shell', 'chromium', 'chromium-browser'].map(
  name => `/usr/bin/${name}`,
)

/** Gives its path, or the reason why there is none. */
export function chromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? { path: given } : { reason: `no browser at ${given}.` }
  const found = () => places.find(place => existsSync(place))
  if (!found() && mayInstall())
    void (installPackage('chromium-headless-shell') || installPackage('chromium'))
  const path = found()
  if (path) return { path }
  return {
    reason: 'no Chromium. Install the package chromium, or name a browser in CHROMIUM_PATH.',
  }
}
