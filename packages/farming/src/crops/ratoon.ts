// Cane grows again after each cut: the stage that follows on a stage. Stages go by lasting names.

/** The stage of a stand of cane a year later; nothing for a stage that no ratoon follows on. */
export function nextRatoon(stage: string): string | undefined {
  const place = ratoons.indexOf(stage)
  return place < 0 ? undefined : (ratoons[place + 1] ?? ratoons.at(-1))
}

/** A stage that only a stand of an earlier year can have. */
export function isRatoon(stage: string): boolean {
  return ratoons.indexOf(stage) > 0 || stage === 'sugarcane/standover'
}

/** A stage that a ratoon can follow on. */
export function isCut(stage: string): boolean {
  return ratoons.includes(stage)
}

const ratoons: readonly string[] = [
  'sugarcane/plant-cane',
  'sugarcane/1st-ratoon',
  'sugarcane/2nd-ratoon',
  'sugarcane/3rd-ratoon',
  'sugarcane/4th-ratoon',
  'sugarcane/5th-ratoon',
  'sugarcane/6th-ratoon-and-older',
]
