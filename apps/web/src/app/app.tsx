// What stands around all screens: the look, who is signed in, the router, notices.

import { MantineProvider } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense, useEffect, useMemo, useState } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { readerAhead } from '../data/rows/read-ahead.ts'
import { theme, variables } from '../ui/theme.ts'
import type { Booted } from './boot.ts'
import { DeviceOf } from './device-of.tsx'
import { lookManager } from './look-manager.ts'
import { createFurrowRouter } from './furrow-router.ts'
import { ReportContext } from './report-context.ts'
import { reportErrors } from './report-errors.ts'

const News = lazy(async () => {
  const { News } = await import('./news.tsx')
  return { default: News }
})
const Updates = lazy(async () => {
  const { Updates } = await import('./updates.tsx')
  return { default: Updates }
})

export function App(parts: Booted) {
  const { session, notes } = parts
  const settings = useSettings(parts)
  const router = useMemo(() => createFurrowRouter(session), [session])
  const report = useMemo(
    () => reportErrors({ dsn: settings.error_report_dsn, release: settings.version }),
    [settings],
  )
  const look = useMemo(() => lookManager(notes.look), [notes])
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        colorSchemeManager={look}
        defaultColorScheme="auto"
      >
        <ReportContext value={report}>
          <DeviceOf {...parts} settings={settings}>
            <RouterOf router={router} />
            <Suspense>
              <News />
            </Suspense>
          </DeviceOf>
        </ReportContext>
        <Suspense>
          <Updates />
        </Suspense>
      </MantineProvider>
    </StrictMode>
  )
}

/** With whoever reads ahead among what the device of this person keeps. */
function RouterOf({ router }: { readonly router: ReturnType<typeof createFurrowRouter> }) {
  const { api, settings } = useFurrow()
  const { time_zone: zone } = settings
  const client = useQueryClient()
  const context = useMemo(
    () => ({ readAhead: readerAhead(api, client, zone) }),
    [api, client, zone],
  )
  return <RouterProvider router={router} context={context} />
}

/** Another calendar counts at once, for days are read by it; everything else from the next time on. */
function useSettings({ settings: known, freshSettings }: Booted) {
  const [settings, setSettings] = useState(known)
  useEffect(() => {
    const take = async () => {
      const fresh = await freshSettings
      if (fresh && fresh.time_zone !== known.time_zone) setSettings(fresh)
    }
    void take()
  }, [known, freshSettings])
  return settings
}
