#!/bin/bash
# Run once by the image, when the database is made. The account of Furrow owns its database, and nothing else.
set -euo pipefail
psql --username=postgres --set=ON_ERROR_STOP=1 --set=furrow="$FURROW_PASSWORD" --set=replication="$REPLICATION_PASSWORD" <<'END'
create role furrow login password :'furrow';
create database furrow owner furrow;
create role replication login replication password :'replication';
END
mkdir -p /backups/wal /backups/base
echo 'host replication replication all scram-sha-256' >> "$PGDATA/pg_hba.conf"
