// Whether the screen is as narrow as a phone: what is a grid or a table elsewhere is a list there.

import { useMediaQuery } from '@mantine/hooks'

export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 37.49em)', false, { getInitialValueInEffect: false })
}
