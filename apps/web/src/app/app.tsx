// What stands around all screens: the look, who is signed in, the router, notices.

import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense, useMemo } from 'react'
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
  const { session, settings, notes } = parts
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
          <DeviceOf {...parts}>
            <RouterProvider router={router} />
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
