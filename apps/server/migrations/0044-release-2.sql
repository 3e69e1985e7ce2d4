-- expand: begins release 2; from here on each migration says from which release on servers run beside it.

alter table upkeep.migrations add column if not exists needs_release integer;
