// The screens of the portal, for links from one screen to another that it does not know.

import { useRouter } from '@tanstack/react-router'
import type { ScreenRoute } from './screen-route.ts'

export function useScreenRoutes(): readonly ScreenRoute[] {
  return useRouter().options.context.screens
}
