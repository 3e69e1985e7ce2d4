// Whether the screen is as narrow as a phone: days are a list there, not a grid.

import { useMediaQuery } from '@mantine/hooks'

export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 37.49em)', false, { getInitialValueInEffect: false })
}
