// Accounts of what crops and stock cost by themselves. Each row: field, names, questions.

import { forEach, openRow, rowsOn } from './account-rows.ts'
import type { AccountRow } from './account-rows.ts'
import { ofCattle, ofSheep, otherStock, rainGrown, watered } from './produce-words.ts'

const cost = rowsOn('cost')

const inputs = [
  cost(
    'exp_seed',
    'Seed; Seeds; Canola Seed; Wheat Seed; Barley Seed; Cotton Seed; Inoculant; Cane Plants; Seed Treatment; ' +
      'Seed Dressing; Seed Grading; Planting Material; Billets; Seed & Inoculant',
  ),
  cost('exp_fertiliser_total', 'Fert; Fertiliser; Crop Fertiliser', ['Q9']),
  cost(
    'exp_fertiliser_n',
    'Urea; UAN; Anhydrous; Anhydrous Ammonia; Nitrogen; Fert - Urea; Fert - Nitrogen; Sulphate of Ammonia; ' +
      'Fert - UAN; Flexi-N',
  ),
  cost(
    'exp_fertiliser_p',
    'MAP; DAP; Starter; Starter Fertiliser; Phosphorus; Fert - MAP; Fert - DAP; Fert - Starter; ' +
      'Single Super; Superphosphate; Fert - Phosphorus',
  ),
  cost('exp_fertiliser_k', 'MOP; Potash; Muriate of Potash; Fert - Potash; Fert - MOP; SOP'),
  cost(
    'exp_fertiliser_other',
    'Lime; Gypsum; Lime & Gypsum; Dolomite; Fert - Lime; Fert - Gypsum',
    ['Q10'],
  ),
  cost(
    'exp_fertiliser_other',
    'Manure; Chicken Litter; Compost; Trace Elements; Zinc; Foliar Fertiliser; Sulphur; Mill Mud',
  ),
  cost(
    'exp_chemical_total',
    'Chem; Chemicals; Sprays; Spray; Crop Chemicals; Chemicals & Sprays; Crop Protection; Herbicide; ' +
      'Herbicides; Weedicides; Weed Sprays',
    ['Q9'],
  ),
  cost(
    'exp_herbicide_fallow',
    'Chem - Fallow; Summer Spray; Knockdown; Fallow Spray; Herbicide - Fallow; Fallow Herbicide; ' +
      'Summer Weed Spray; Chem - Summer; Glyphosate; Roundup; Sprays - Fallow',
  ),
  cost(
    'exp_herbicide_crop',
    'Chem - In Crop; Pre-em; Pre-emergent; Post-emergent; Herbicide - In Crop; In Crop Spray; Chem - Pre-em; ' +
      'Chem - Crop; Sprays - In Crop',
  ),
  cost(
    'exp_insecticide',
    'Insecticide; Mouse Bait; Chem - Insecticide; Slug Bait; Insect Spray; Snail Bait',
  ),
  cost('exp_fungicide', 'Fungicide; Chem - Fungicide'),
  cost(
    'exp_growth_regulator_defoliant',
    'Defoliant; Pix; Growth Regulator; Desiccant; Chem - Defoliant; Ripener; Defoliation; Crop Topping',
  ),
]

const work = [
  cost('exp_contract_total', 'Contractors; Contract Work; Contract; Contractor Payments', ['Q9']),
  cost(
    'exp_contract_planting',
    'Contract Sowing; Contract Planting; Contract Seeding; Contractors - Sowing; Planting Contractor; ' +
      'Contractors - Planting',
  ),
  cost(
    'exp_contract_spraying',
    'Contract Spraying; Aerial Spraying; Spreading; Contract Spreading; Contractors - Spraying; Aerial; ' +
      'Crop Dusting; Spraying; Fertiliser Spreading; Spraying Contractor; Drone Spraying; Lime Spreading',
  ),
  cost(
    'exp_contract_harvest',
    'Contract Header; Picking; Contract Harvesting; Contract Harvest; Contractors - Harvest; ' +
      'Harvest Contractor; Cane Harvesting; Harvesting; Cotton Picking; Contract Picking; Windrowing',
  ),
  cost(
    'exp_contract_other',
    'Contract Baling; Baling; Heli Mustering; Mustering; Labour Hire; Contract Labour',
    ['Q11'],
  ),
  cost('exp_contract_other', 'Earthworks', ['Q10', 'Q11']),
  cost(
    'exp_contract_other',
    'Plant Hire; Equipment Hire; Machinery Hire; Hire of Plant; Contract Mowing; Contract Grading; Grading; Contract Hay Making; Hay Contractors; Laser Levelling',
  ),
  cost(
    'exp_fuel_direct',
    'Diesel - Harvest; Fuel - Harvest; Fuel - Crop; Fuel - Sowing; Diesel - Sowing; Diesel - Crop',
  ),
  cost(
    'exp_repairs_direct',
    'R&M Crop Gear; R&M Cropping; R&M - Crop; R&M - Harvest; R&M - Spraying; R&M - Cropping Gear',
  ),
  cost(
    'exp_labour_direct',
    'Casuals - Harvest; Chippers; Wages - Harvest; Harvest Labour; Casual Wages - Harvest; Cotton Chipping; ' +
      'Wages - Sowing; Harvest Casuals',
  ),
]

const freight = [
  cost(
    'exp_freight_inputs',
    'Freight Inwards; Freight In; Freight - Inputs; Freight - Fertiliser; Fertiliser Freight; Fertiliser Cartage; Cartage - Fertiliser; Inward Freight; ' +
      'Freight - Seed; Freight - Fodder',
    ['Q3'],
  ),
  cost(
    'exp_freight_produce',
    'Grain Cartage; Grain Haulage; Livestock Haulage; Freight - Cattle Sales; Wool Cartage; Freight Outwards; Grain Freight; Cotton Cartage; Freight - Grain; ' +
      'Freight - Wool; Cartage - Grain; Freight - Livestock; Livestock Freight; Livestock Cartage; ' +
      'Stock Cartage; Cattle Freight; Cartage - Livestock; Freight - Sheep Sales; Freight - Cotton; ' +
      'Cartage - Wool; Freight - Sheep; Freight - Cattle; Freight - Wheat; Cartage - Hay; Freight - Hay; ' +
      'Freight - Stock Sales; Freight - Livestock Sales; Freight - Produce; Freight - Lambs',
    ['Q3'],
  ),
  cost(
    'exp_freight_produce',
    forEach(
      `${rainGrown}; ${watered}; ${ofSheep}; ${ofCattle}; ${otherStock}; Wool; Hay`,
      'X Freight; X Cartage; Freight - X; Cartage - X; Freight - X Sales',
    ),
    ['Q3'],
  ),
]

const waterAndSelling = [
  cost(
    'exp_water_purchase',
    'Temp Water Purch; Temporary Water; Water Purchases; Water Purchased; Temp Water; Allocation Water',
  ),
  cost(
    'exp_water_usage_charges',
    'Water Usage; SunWater Part B; Water Usage Charges; Water Delivery; Water Delivery Charges; Water - Usage; Water Use; Bulk Water',
  ),
  cost(
    'exp_pumping_energy',
    'Elec - Pumps; Bore Diesel; Diesel - Pumps; Pumping; Pumping Costs; Electricity - Pumping; ' +
      'Electricity - Irrigation; Fuel - Pumps; Fuel - Irrigation; Pump Fuel; Electricity - Bores; ' +
      'Irrigation Power; Pumping Fuel; Irrigation Fuel',
  ),
  cost(
    'exp_insurance_crop',
    'Hail Ins; Crop Insurance; Insurance - Crop; Insurance - Hail; Hail & Fire Insurance; Grain Insurance; Insurance - Crop Hail',
  ),
  cost(
    'exp_levies',
    'AWI Levy; Wool Tax; GRDC Levy; MLA Levy; EPR; Levies; End Point Royalties; Grain Levies; Research Levy; ' +
      'Livestock Levies; Transaction Levy; Cattle Levy; Sheep Levy; Cane Levies; Cotton Levy; ' +
      'Royalties; Industry Levies; Wool Levy',
  ),
  cost(
    'exp_licence_fees',
    'Tech Fees; Bollgard; Technology Fees; Seed Technology Licence; Cotton Licence; Bollgard Licence',
  ),
  cost('exp_ginning', 'Ginning; Ginning Costs; Cotton Ginning; Gin Costs; Gin Charges'),
  cost(
    'exp_packaging_wool_packs',
    'Wool Packs; Net Wrap; Twine; Baling Twine; Packaging; Silage Wrap; Silage Plastic; Module Wrap; ' +
      'String; Bale Wrap; Packs',
  ),
  cost(
    'exp_storage_handling',
    'Receival Fees; CBH Charges; GrainCorp Charges; Grain Drying; Silo Bags; Storage & Handling; Storage; Grain Storage; Handling Charges; ' +
      'Grain Handling; Grain Bags; Aeration; Fumigation; Grain Cleaning; Warehousing',
  ),
  cost(
    'exp_selling_commission',
    'Agents Comm; Yard Dues; Wool Brokerage; Commission; Brokerage; Selling Costs; Commission & Yard Dues; ' +
      'Stock Agents Commission; Saleyard Fees; Wool Selling Costs; Livestock Selling Costs; Auctionsplus; ' +
      'Wool Testing; Selling Expenses; Commissions',
  ),
]

const stock = [
  cost(
    'exp_shearing_crutching',
    'Shearing; Crutching; Shed Hands; Shearing & Crutching; Shearers; Wool Classing; Shearers Wages; Shearing Contractors; Shearing Supplies; ' +
      'Shearing Wages',
  ),
  cost(
    'exp_animal_health',
    'Drench; Vet & Med; Vaccine; NLIS Tags; NLIS; Veterinary Supplies; Marking; Vet; Veterinary; Animal Health; Drench & Vaccine; ' +
      'Lamb Marking; Ear Tags; Dip; Jetting; Lice Treatment; Fly Strike; Mulesing; Vet Fees; Livestock Health; Backline; Medicines; ' +
      'Vet & Drench; Tags; Animal Husbandry; Vet & Animal Health',
  ),
  cost(
    'exp_supplementary_feed',
    'Stockfeed; Fodder; Hay Purchased; Licks; Stock Feed; Feed; Livestock Feed; Cattle Feed; Sheep Feed; ' +
      'Hay; Grain Purchased; Supplements; Pellets; Feed Purchases; Hay & Fodder; Molasses; Feed Grain; ' +
      'Mineral Supplements; Hand Feeding; Drought Feed; Fodder Purchases',
  ),
  cost('exp_agistment_out', 'Agistment; Agistment Paid; Agistment Fees; Droving'),
  cost(
    'exp_joining_sires',
    'AI & Semen; Preg Testing; Bull Hire; Ram Hire; Ram Lease; Bull Lease; AI Costs; Artificial Insemination; Scanning; Semen; Preg Scanning; Embryo Transfer',
  ),
  cost('exp_joining_sires', 'Sires; Joining; Rams; Bulls; Stud Fees', ['Q12']),
  cost(
    'exp_pasture_maintenance',
    'Pasture Seed; Topdressing; Super - Pasture; Pasture; Pastures; Pasture Maintenance; Pasture Fertiliser; ' +
      'Fertiliser - Pasture; Seed - Pasture; Fert - Pasture; Pasture Improvement; Pasture Spray; Chem - Pasture',
  ),
  cost(
    'exp_irrigation_repairs',
    'R&M Irrigation; Pump Repairs; R&M Pumps; Irrigation Repairs; Irrigation Maintenance; R&M Channels; ' +
      'Irrigation; Irrigation Expenses; R&M Pivot; R&M Pumps & Bores',
  ),
  cost(
    'exp_other_direct',
    'Soil Tests; Soil Sampling; Bug Checking; Working Dogs; Soil Testing; Crop Scouting; Dogs; Dog Food; Crop Monitoring; ' +
      'Tissue Tests; Grain Testing; Sundry Livestock; ' +
      'Saddlery',
  ),
  openRow('cost', 'Freight - Purchases', ['Q3', 'Q4']),
]

export const directCostAccounts: readonly AccountRow[] = [
  ...inputs,
  ...work,
  ...freight,
  ...waterAndSelling,
  ...stock,
]
