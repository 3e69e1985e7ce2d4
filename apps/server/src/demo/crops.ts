// The crops of a made-up farm: on every paddock that is sown, what follows from what the same ground
// carried before, with all that was done to it from sowing to harvest.

import { growAnnual } from './crop-annual.ts'
import { growCane } from './crop-cane.ts'
import { chosenCrop, turnaround } from './crop-choice.ts'
import { factsOf } from './crop-facts.ts'
import { cropFarm, harvestDay, isIrrigated, sowingDay } from './crop-farm.ts'
import type { CropFarm, GrownCrop } from './crop-farm.ts'
import { grownCrop, nothingCame } from './crop-grown.ts'
import { fallowBefore, pastOf, unknownEnd } from './crop-memory.ts'
import type { Ground, Memory, Past } from './crop-memory.ts'
import { growPerennial, ploughOut } from './crop-perennial.ts'
import { addCollection } from './crop-sowing.ts'
import type { Site } from './crop-sowing.ts'
import type { MadeLand, MadePaddock, MadeRain, Making } from './plan.ts'
