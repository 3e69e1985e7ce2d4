-- An answer is repeated whole only to somebody who may do what they might then.

alter table upkeep.kept_answers add column rights text not null default '';
