// The crop whose drawer is open: at first the one that the address names, where another screen led here.

import { useState } from 'react'
import { useAddressWords } from '../../period/use-address-words.ts'

export function useOpenedCrop() {
  const [{ crop }, change] = useAddressWords(['crop'])
  const [opened, open] = useState(crop === null ? undefined : Number(crop))
  const close = () => {
    open(undefined)
    if (crop !== null) change({ crop: null })
  }
  return { opened, open, close }
}
