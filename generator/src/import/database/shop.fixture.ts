/**
 * Tables of an invented shop. They have what databases in use have: join tables with and without columns of their own,
 * a key that is a reference, a reference to the own table, tables that require each other, a generated column, checks,
 * a view and a table without a key.
 */
const TABLES = `
CREATE TABLE person (person_id INTEGER PRIMARY KEY, first_name VARCHAR(45) NOT NULL, last_name VARCHAR(45) NOT NULL,
  reports_to INTEGER REFERENCES person (person_id), password VARCHAR(40), created_at TIMESTAMP NOT NULL);
CREATE TABLE badge (person_id INTEGER PRIMARY KEY REFERENCES person (person_id), color VARCHAR(10) NOT NULL);
CREATE TABLE branch (branch_id INTEGER PRIMARY KEY, city VARCHAR(50) NOT NULL, manager_id INTEGER NOT NULL);
CREATE TABLE clerk (clerk_id INTEGER PRIMARY KEY, name VARCHAR(50) NOT NULL UNIQUE,
  branch_id INTEGER NOT NULL REFERENCES branch (branch_id));
CREATE TABLE customer (customer_id VARCHAR(5) PRIMARY KEY, company_name VARCHAR(40) NOT NULL);
CREATE TABLE genre (genre_id INTEGER PRIMARY KEY, name VARCHAR(30));
CREATE TABLE film (film_id INTEGER PRIMARY KEY, title VARCHAR(255) NOT NULL, description TEXT, length SMALLINT,
  length_hours NUMERIC(4,2) GENERATED ALWAYS AS (length / 60.0) STORED,
  rental_rate NUMERIC(4,2) DEFAULT 4.99 NOT NULL, replacement_cost NUMERIC(5,2) DEFAULT 19.99 NOT NULL,
  rating VARCHAR(10) DEFAULT 'PG-13' CHECK (rating IN ('G', 'PG-13', 'Not rated')),
  stars INTEGER CHECK (stars BETWEEN 1 AND 5), poster BLOB, rented_at TIMESTAMP);
CREATE TABLE film_genre (genre_id INTEGER NOT NULL REFERENCES genre (genre_id),
  film_id INTEGER NOT NULL REFERENCES film (film_id), last_update TIMESTAMP NOT NULL, PRIMARY KEY (film_id, genre_id));
CREATE TABLE purchase (purchase_id INTEGER PRIMARY KEY, customer_id VARCHAR(5) REFERENCES customer (customer_id),
  bought_on DATE NOT NULL, "customer" VARCHAR(40));
CREATE TABLE purchase_line (purchase_id INTEGER NOT NULL REFERENCES purchase (purchase_id),
  film_id INTEGER NOT NULL REFERENCES film (film_id), quantity INTEGER NOT NULL CHECK (quantity >= 1),
  PRIMARY KEY (purchase_id, film_id));
CREATE TABLE log_entry (happened TIMESTAMP, message TEXT);
CREATE VIEW film_list AS SELECT title, rating FROM film;
`;

const ROWS = `
INSERT INTO person VALUES (1, 'Ada', 'Ng', 2, 'x', '2024-01-01 08:00:00'), (2, 'Bo', 'Lee', NULL, NULL, '2024-01-02 08:00:00');
INSERT INTO badge VALUES (2, 'blue');
INSERT INTO branch VALUES (1, 'Huế', 1);
INSERT INTO clerk VALUES (1, 'Ada Ng', 1);
INSERT INTO customer VALUES ('ALFKI', 'Alfreds');
INSERT INTO genre VALUES (1, 'Drama'), (2, 'Comedy');
INSERT INTO film (film_id, title, length, rating, stars, rental_rate, rented_at) VALUES
  (1, 'First', 90, 'Not rated', 5, 4.99, '2024-03-01 19:30:15'), (2, 'Second', 60, 'G', 1, 0.99, NULL);
INSERT INTO film_genre VALUES (1, 1, '2024-01-01 00:00:00'), (2, 1, '2024-01-01 00:00:00');
INSERT INTO purchase VALUES (7, 'ALFKI', '2024-03-02', 'A friend');
INSERT INTO purchase_line VALUES (7, 1, 2);
`;

export const SQLITE_SHOP = `${TABLES.replace('manager_id INTEGER NOT NULL', 'manager_id INTEGER NOT NULL REFERENCES clerk (clerk_id)')}${ROWS}`;

export const POSTGRES_SHOP = `${TABLES.replace('poster BLOB', 'poster bytea')}
${ROWS.replace(/INSERT INTO branch[^;]*;/u, '').replace(/INSERT INTO clerk[^;]*;/u, '')}
ALTER TABLE branch ADD FOREIGN KEY (manager_id) REFERENCES clerk (clerk_id) DEFERRABLE INITIALLY DEFERRED;
BEGIN; INSERT INTO branch VALUES (1, 'Huế', 1); INSERT INTO clerk VALUES (1, 'Ada Ng', 1); COMMIT;
`;
