// Which of one’s farms is shown beside the big screen: the one in the address, else the one that one is at, else the
// first.

import { useSignedIn } from '../../../data/context/furrow-context.ts'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useAddressWords } from '../../../period/use-address-words.ts'

export function useOwnFarm() {
  const { farmId } = useSignedIn()
  const { rows: farms } = useRows('farms', { sort: ['farm_name'] })
  const [{ farm }, change] = useAddressWords(['farm'])
  const isOne = (id: number | undefined) => farms.some(row => row.id === id)
  const chosen = [Number(farm), farmId].find(isOne) ?? farms[0]?.id
  return { farms, farm: chosen, choose: (id: string) => change({ farm: id }) }
}
