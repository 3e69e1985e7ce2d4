// Where there is but one farm, it is chosen by itself.

import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

export function useOnlyFarm(farms: readonly { readonly id: number }[], isWhole: boolean): void {
  const navigate = useNavigate()
  const only = isWhole && farms.length === 1 ? farms[0]?.id : undefined
  useEffect(() => {
    if (only === undefined) return
    const params = { farmId: String(only) }
    void navigate({ to: '/collection/$farmId/period', params, replace: true })
  }, [only, navigate])
}
