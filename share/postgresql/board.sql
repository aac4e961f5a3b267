-- SPDX-FileCopyrightText: 2026 The Lichter Aus authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- A shared board of Lichter Aus in a PostgreSQL database (13 or later). To be run once, by the owner of the database, with
-- psql --set ON_ERROR_STOP=1 --file board.sql DATABASE. See docs/shared-boards.md.
--
-- Players may read everything and add runs, under the name they log in with. They can change and delete nothing, and they
-- set neither names nor times: triggers do, which belong to the owner of the database.

BEGIN;

-- Roles belong to the whole server: another board may have made them.
DO $$
DECLARE
    wanted text;
BEGIN
    FOREACH wanted IN ARRAY ARRAY['lichter_aus_players', 'lichter_aus_teachers'] LOOP
        IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = wanted) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
        END IF;
    END LOOP;
END $$;
GRANT lichter_aus_players TO lichter_aus_teachers;

CREATE SCHEMA lichter_aus;
GRANT USAGE ON SCHEMA lichter_aus TO lichter_aus_players;

-- What readers look at first: one row. They read the runs after the last that they know, and everything again if `removals`
-- or `id` is another. The row is locked while a run is stored, so the numbers of runs become visible in their order.
CREATE TABLE lichter_aus.board (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    version  integer NOT NULL DEFAULT 1,
    id       uuid    NOT NULL DEFAULT gen_random_uuid(),
    last_run bigint  NOT NULL DEFAULT 0,
    removals bigint  NOT NULL DEFAULT 0
);
INSERT INTO lichter_aus.board DEFAULT VALUES;
GRANT SELECT ON lichter_aus.board TO lichter_aus_players;

-- What a class is to solve: docs/classes.md. Empty if there is none.
CREATE TABLE lichter_aus.class (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    plan     text    NOT NULL DEFAULT '' CHECK (octet_length(plan) <= 262144)
);
INSERT INTO lichter_aus.class DEFAULT VALUES;
GRANT SELECT ON lichter_aus.class TO lichter_aus_players;
GRANT UPDATE (plan) ON lichter_aus.class TO lichter_aus_teachers;

-- First presses, which nobody but the triggers reads.
CREATE TABLE lichter_aus.starts (
    player     text        NOT NULL DEFAULT session_user,
    code       text        NOT NULL, -- The MD5 of the board's share code.
    started_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX starts_of_player ON lichter_aus.starts (player, code, started_at);
GRANT INSERT (code) ON lichter_aus.starts TO lichter_aus_players;

-- Runs: docs/run-format.md. Whoever they say played them, the player is who logged in.
CREATE TABLE lichter_aus.runs (
    id         bigint      PRIMARY KEY,
    player     text        NOT NULL DEFAULT session_user,
    started_at timestamptz,          -- The last first press on this board that leaves the time that the run takes.
    stored_at  timestamptz NOT NULL DEFAULT now(),
    line       jsonb       NOT NULL CHECK (jsonb_typeof(line) = 'object'),
    bytes      integer     NOT NULL CHECK (bytes <= 5242880),
    digest     text        NOT NULL, -- The MD5 of the line as it was given.
    UNIQUE (player, digest)
);
GRANT SELECT ON lichter_aus.runs TO lichter_aus_players;
GRANT INSERT (line) ON lichter_aus.runs TO lichter_aus_players;
GRANT DELETE ON lichter_aus.runs TO lichter_aus_teachers;

-- The time of these triggers is clock_timestamp(), not now(), which is that at which the transaction began: whoever kept
-- one open could hand in a run at a time that had passed.

CREATE FUNCTION lichter_aus.before_start() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    NEW.player := session_user;
    NEW.code := md5(NEW.code);
    NEW.started_at := clock_timestamp();
    -- The latest hundred of each player are kept.
    DELETE FROM lichter_aus.starts
        WHERE player = session_user AND started_at < (
            SELECT s.started_at FROM lichter_aus.starts s WHERE s.player = session_user
            ORDER BY s.started_at DESC OFFSET 98 LIMIT 1);
    RETURN NEW;
END $$;
CREATE TRIGGER before_start BEFORE INSERT ON lichter_aus.starts
    FOR EACH ROW EXECUTE FUNCTION lichter_aus.before_start();

CREATE FUNCTION lichter_aus.before_run() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    milliseconds numeric := 0;
    tomorrow     text;
BEGIN
    NEW.player := session_user;
    NEW.digest := md5(NEW.line::text);
    UPDATE lichter_aus.board SET last_run = last_run + 1 RETURNING last_run INTO NEW.id;
    NEW.stored_at := clock_timestamp(); -- Not before the board is locked.
    -- The clock of the player's computer may be days ahead; that of the server is right.
    tomorrow := to_char((NEW.stored_at + interval '1 day') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
    IF NEW.line->>'date' COLLATE "C" > tomorrow COLLATE "C" THEN
        NEW.line := NEW.line || jsonb_build_object('date',
            to_char(NEW.stored_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'));
    END IF;
    NEW.bytes := octet_length(NEW.line::text);
    IF jsonb_typeof(NEW.line->'ms') = 'number' THEN
        milliseconds := greatest(least((NEW.line->>'ms')::numeric, 1e10), 0);
    END IF;
    -- A start may have taken five seconds longer to come here than the win.
    NEW.started_at := (
        SELECT max(s.started_at) FROM lichter_aus.starts s
        WHERE s.player = session_user AND s.code = md5(NEW.line->>'code') AND s.started_at <=
            NEW.stored_at - milliseconds::double precision * interval '1 millisecond' + interval '5 seconds');
    RETURN NEW;
END $$;
CREATE TRIGGER before_run BEFORE INSERT ON lichter_aus.runs
    FOR EACH ROW EXECUTE FUNCTION lichter_aus.before_run();

-- Readers have to notice what the owner or a teacher deletes or changes.
CREATE FUNCTION lichter_aus.after_removal() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE lichter_aus.board SET removals = removals + 1;
    RETURN NULL;
END $$;
CREATE TRIGGER after_removal AFTER UPDATE OR DELETE OR TRUNCATE ON lichter_aus.runs
    FOR EACH STATEMENT EXECUTE FUNCTION lichter_aus.after_removal();

REVOKE ALL ON FUNCTION lichter_aus.before_start(), lichter_aus.before_run(), lichter_aus.after_removal() FROM PUBLIC;

COMMIT;
