BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE analyses (
	table_id VARCHAR(40) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	progress FLOAT NOT NULL, 
	result TEXT, 
	touched DOUBLE NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE blocks (
	guest VARCHAR(40) NOT NULL, 
	other VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (guest, other), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE, 
	FOREIGN KEY(other) REFERENCES guests (id) ON DELETE CASCADE
);
INSERT INTO "blocks" VALUES('ZNQ3eCA190bM','voDXq-takj97',1.79506999420713901517e+09);
CREATE TABLE chat (
	table_id VARCHAR(40) NOT NULL, 
	n INTEGER NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE daily (
	day INTEGER NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	record TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (day, game, guest), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);
INSERT INTO "daily" VALUES(322,'eight28','voDXq-takj97',1,20,'igroteka record 1
game: eight28
rules: 1
options: players=4, first=0, deck=zoch, pass_is_final=false, low_plays_28=true
seats: Вера, A, B, C
result: 20 12 15 0
table: ~day-322-eight28
fairness-commit: b632da4602b3182d2d142fb2e23457393a17ae2dfd476be7bf54ce3ac025a3e3
bots: 2 casual, 3 strong, 4 novice
fairness-secret: 8d6766edf7b8fa5f465a880bb90c38963fb9d02374257d1237f77eb0fca08f92
fairness-salts: ,,,

deal 1, deal 3, deal 2, deal 8, pass, pass, pass, pass, for 8, for 8, for 8, for 8, deal 3,
deal 6, deal A, deal A, take, draw 2, pass, pass, pass, take, draw 9, take, draw 5, take,
draw 6, pass, take, draw 8, take, draw 1, take, draw 4, pass, pass, pass, take, draw 5, take,
draw A, pass, pass, pass, take, draw 7, pass, pass, pass, take, draw A, take, draw 1, take,
draw 8, take, draw 1, pass, take, draw 3, pass, take, draw 6, pass, take, draw 10, take, draw 4,
take, draw 8, pass, take, draw 2, pass, take, draw 1, pass, pass, take, draw 1, take, draw 5,
pass, pass, pass, take, draw 1, take, draw A, pass, take, draw 8, take, draw A, pass, pass,
take, draw 10, take, draw 7, pass, deal A, deal A, deal 7, deal 1, pass, take, draw 9, take,
draw 1, take, draw 5, pass, take, draw 3, take, draw 4, pass, take, draw 7, pass, take, draw A,
pass, pass, take, draw 4, take, draw 6, pass, pass, take, draw 1, pass, pass, pass, pass, pass,
take, draw 1, take, draw 6, pass, pass, take, draw 1, pass, take, draw 1, pass, take, draw 2,
take, draw 8, take, draw 1, pass, pass, take, draw 9, take, draw A, pass, pass, take, draw 3,
take, draw 10, pass, take, draw 1, take, draw 1, take, draw 1, pass, take, draw 8, take, draw 1,
take, draw 2, take, draw 8, take, draw A, pass, take, draw 1, pass, pass, take, draw 5, pass,
deal 5, deal A, deal 1, deal 7, pass, take, draw 1, take, draw A, pass, take, draw 7, take,
draw 5, pass, pass, pass, take, draw 2, take, draw 10, pass, take, draw 6, take, draw 9, take,
draw 9, take, draw 10, pass, take, draw 10, pass, pass, take, draw A, pass, pass, pass, take,
draw 1, pass, pass, take, draw A, pass, pass, take, draw 8, pass, pass, take, draw 1, pass,
take, draw 2, pass, pass, deal 9, deal 2, deal 9, deal A, pass, take, draw 1, pass, pass, pass,
pass, take, draw 1, take, draw A, pass, pass, take, draw 6, take, draw 4, take, draw 1, pass,
pass, take, draw 1, take, draw 9, take, draw 10, pass, pass, pass, pass, take, draw 5, take,
draw 6, pass, take, draw 1, take, draw 1, pass, take, draw 1, take, draw 2, take, draw 1, take,
draw 1, pass, take, draw 8, pass, take, draw 1, pass, pass, take, draw 7, pass, pass, take,
draw 5, pass, pass, take, draw 3, pass, take, draw A, pass, take, draw 2, pass, take, draw 7,
pass, take, draw 1, take, draw 8, take, draw 10, take, draw 3, pass, pass
',1.79506999430463171007e+09);
CREATE TABLE devices (
	id VARCHAR(64) NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(120) NOT NULL, 
	auth VARCHAR(60) NOT NULL, 
	page TEXT NOT NULL, 
	rings VARCHAR(60) NOT NULL, 
	quiet_from INTEGER NOT NULL, 
	quiet_until INTEGER NOT NULL, 
	zone VARCHAR(60) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);
INSERT INTO "devices" VALUES('1ab04bf8817607e2b3c1485b96bd3cc2df1a0ae5bb4f613d85c89f805a21ae6d','ZNQ3eCA190bM','http://127.0.0.1:39587/push/9e8c3b608b99e91a','BMNQZgPuW9DSOth1M3rsPdgb4QHNfFk7G8idI3gZy0bb7XOEaKQuA_21PXbHnlgAgBcL-jCdT0mPALRUpJws0hM','SMlHEqKBPalSrS-lzbW-Dw','http://127.0.0.1:33111/','turns invitations',0,0,'UTC',1.79506999329518628118e+09);
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('clock 2ea58b29931f4ae7921b664c86e61e3d','1795069464.3548875');
INSERT INTO "facts" VALUES('cookie-key','167dce178b8241442f49f4f27c3449686c583b50f644dc740a705075d2ab3701');
INSERT INTO "facts" VALUES('daily-root','36e7ca9eb2d0839fe0a80a46d100ac0f9a8c9c4fa4880774cccdf149f2739608');
INSERT INTO "facts" VALUES('push-key','kTnrxoeT9KPzLASmwinFbX_pHUwNXwG2XLGC2GZqS2U');
INSERT INTO "facts" VALUES('kept','1795069993.204465');
INSERT INTO "facts" VALUES('cookie of vera','voDXq-takj97.50eac7441fc6be90209f6936278c70f40f6df76bd6db7bb0a919326df54decbf4afa6989835a3653');
INSERT INTO "facts" VALUES('cookie of oleg','ZNQ3eCA190bM.1214d65652d2a311ddb5ae1c444b0726ddf3ee83bbc01a5c6ad7abf203a8a65201ccfe0391990d8a');
CREATE TABLE guests (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	colour VARCHAR(20) NOT NULL, 
	language VARCHAR(5) NOT NULL, 
	came DOUBLE NOT NULL, 
	webhook TEXT, 
	webhook_secret VARCHAR(80), seen DOUBLE, owner VARCHAR(40), token VARCHAR(64), 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('voDXq-takj97','Vera','teal','en',1.7950699932601113319e+09,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "guests" VALUES('ZNQ3eCA190bM','Oleg','teal','en',1.79506999327485465998e+09,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "guests" VALUES('wGXByoKDoKoT','Robo','violet','en',1.79506999412074494358e+09,NULL,NULL,NULL,'voDXq-takj97','40a5dfb9324b2d10f4ec9c774d0278a8160f0b53c905729b54f426eb02d043fa');
INSERT INTO "guests" VALUES('uC2m6fvW22Q5','Vera','teal','en',1.79506999424117517473e+09,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE invitations (
	guest VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	"key" VARCHAR(80) NOT NULL, 
	"by" VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (guest, table_id), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE, 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "invitations" VALUES('ZNQ3eCA190bM','SBVSF0deGuyi7gePjK5wzA','OFKQ9NwpG7O9GIN8','voDXq-takj97',1.79506999397265315054e+09);
CREATE TABLE links (
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	expires DOUBLE NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);
CREATE TABLE moves (
	table_id VARCHAR(40) NOT NULL, 
	ply INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	"by" VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	move_id VARCHAR(40), 
	PRIMARY KEY (table_id, ply), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',0,'sit',0,'{"name":"Vera","colour":"teal","salt":"","seal":"951b34794bab0ee52e2325cfca3058f0d4579325ac5a04c8ee88940c0d9f8698","owner":""}','voDXq-takj97',1.79506999331538844109e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',1,'sit',1,'{"name":"Oleg","colour":"teal","salt":"","seal":"1059044a2dd486b748271d51770f1aad18e6d6b5afcfd19df239db608bce87e2","owner":""}','ZNQ3eCA190bM',1.79506999340231823917e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',2,'pledge',NULL,'','voDXq-takj97',1.79506999340906429288e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',3,'reveal',0,'c0b46071430a40ee32d13a56d2bf6d2e44995aa6d0bcbfc001a25d03491c3629','voDXq-takj97',1.79506999341424298283e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',4,'reveal',1,'6eabef5820fcb3405ba014837d8b4ebb4fc98b548020d6f211ed6d719b9fd4b9','ZNQ3eCA190bM',1.79506999342019605636e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',5,'start',NULL,'0 1 2','table',1.79506999342019605636e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',6,'chance',NULL,'deal 3','table',1.79506999342019605636e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',7,'chance',NULL,'deal 1','table',1.79506999342019605636e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',8,'chance',NULL,'deal 6','table',1.79506999342019605636e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',9,'move',1,'take','ZNQ3eCA190bM',1.7950699934370875359e+09,'m2b7457b177219d3-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',10,'chance',NULL,'draw 3','table',1.7950699934370875359e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',11,'move',2,'pass','bot:novice',1.79506999344030952455e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',12,'move',0,'take','voDXq-takj97',1.79506999344190526003e+09,'m82986871027c4d1-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',13,'chance',NULL,'draw 3','table',1.79506999344190526003e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',14,'move',2,'pass','bot:novice',1.79506999344400811199e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',15,'move',0,'take','voDXq-takj97',1.79506999344647288322e+09,'mf1ca20c7311d8a3-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',16,'chance',NULL,'draw 7','table',1.79506999344647288322e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',17,'move',1,'pass','ZNQ3eCA190bM',1.79506999344812393187e+09,'m5692208d5e34124-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',18,'move',0,'pass','voDXq-takj97',1.79506999345111775395e+09,'m6b7f325c9e9c616-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',19,'move',1,'pass','ZNQ3eCA190bM',1.79506999345747351648e+09,'m51178f0ae662675-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',20,'move',2,'take','bot:novice',1.79506999346071958543e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',21,'chance',NULL,'draw 10','table',1.79506999346071958543e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',22,'move',1,'pass','ZNQ3eCA190bM',1.79506999346251702306e+09,'mc97d009a372db8f-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',23,'move',2,'pass','bot:novice',1.79506999346396946912e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',24,'move',0,'take','voDXq-takj97',1.79506999346534013746e+09,'me838f57ce42c82-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',25,'chance',NULL,'draw A','table',1.79506999346534013746e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',26,'move',2,'take','bot:novice',1795069993.46902,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',27,'chance',NULL,'draw 1','table',1795069993.46902,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',28,'move',0,'pass','voDXq-takj97',1.79506999347040176392e+09,'m885c7a87204e52d-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',29,'move',1,'pass','ZNQ3eCA190bM',1795069993.47237,'mba601970706a045-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',30,'move',0,'take','voDXq-takj97',1.79506999347359204287e+09,'mfa97db51431193-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',31,'chance',NULL,'draw 1','table',1.79506999347359204287e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',32,'move',1,'pass','ZNQ3eCA190bM',1.7950699934790341854e+09,'ma30ddc6ee8d7ee9-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',33,'move',2,'take','bot:novice',1.79506999348312664029e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',34,'chance',NULL,'draw 1','table',1.79506999348312664029e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',35,'move',1,'pass','ZNQ3eCA190bM',1.79506999348825669292e+09,'m78e52af2d6c797f-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',36,'move',2,'take','bot:novice',1.79506999349180722236e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',37,'chance',NULL,'draw 4','table',1.79506999349180722236e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',38,'move',0,'take','voDXq-takj97',1.79506999349718880656e+09,'m4b68278a9a021e-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',39,'chance',NULL,'draw 1','table',1.79506999349718880656e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',40,'move',2,'pass','bot:novice',1.79506999349956035613e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',41,'move',0,'pass','voDXq-takj97',1.79506999350108170515e+09,'m6ee61dbafbd67f9-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',42,'move',1,'take','ZNQ3eCA190bM',1.79506999350236725807e+09,'m5a7b0a9061b9030-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',43,'chance',NULL,'draw 8','table',1.79506999350236725807e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',44,'move',0,'pass','voDXq-takj97',1.79506999350377917292e+09,'mede6f0b9d179e0-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',45,'move',1,'pass','ZNQ3eCA190bM',1.79506999350763845439e+09,'m45fd3342c70501e-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',46,'move',2,'take','bot:novice',1.79506999353118062013e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',47,'chance',NULL,'draw 7','table',1.79506999353118062013e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',48,'move',1,'pass','ZNQ3eCA190bM',1.79506999353347063063e+09,'me42a9cee4c11ab2-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',49,'move',2,'pass','bot:novice',1.79506999353547692303e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',50,'move',0,'take','voDXq-takj97',1.79506999354089713093e+09,'me032cd4c381e88f-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',51,'chance',NULL,'draw 7','table',1.79506999354089713093e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',52,'move',2,'pass','bot:novice',1.79506999354733419414e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',53,'move',0,'pass','voDXq-takj97',1.79506999354865646361e+09,'m7756d878d88348a-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',54,'move',1,'pass','ZNQ3eCA190bM',1.79506999355074763295e+09,'mba7fb30c34c769f-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',55,'chance',NULL,'deal 4','table',1.79506999355074763295e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',56,'chance',NULL,'deal 8','table',1.79506999355074763295e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',57,'chance',NULL,'deal A','table',1.79506999355074763295e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',58,'move',0,'pass','voDXq-takj97',1.79506999355272483824e+09,'md51589705805975-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',59,'move',1,'pass','ZNQ3eCA190bM',1.79506999355408191675e+09,'m5286cb6721dea3b-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',60,'move',2,'pass','bot:novice',1.79506999355593109134e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',61,'move',2,'for 28','bot:novice',1.79506999355764627459e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',62,'move',0,'for 8','voDXq-takj97',1.79506999355898499495e+09,'m97c07b6dc2574bd-0-139b74f2');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',63,'move',1,'for 28','ZNQ3eCA190bM',1.79506999356013965604e+09,'m7ff31fe87c56473-1-1720ecdf');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',64,'chance',NULL,'deal A','table',1.79506999356013965604e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',65,'chance',NULL,'deal 7','table',1.79506999356013965604e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',66,'chance',NULL,'deal 1','table',1.79506999356013965604e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',67,'move',1,'pass','ZNQ3eCA190bM',1.79506999356171274189e+09,'mb5358dbcbd4d3e2-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',68,'move',2,'take','bot:novice',1.79506999356360101701e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',69,'chance',NULL,'draw 3','table',1.79506999356360101701e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',70,'move',0,'take','voDXq-takj97',1.79506999356483197211e+09,'maa5705ebe3edc0a-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',71,'chance',NULL,'draw 1','table',1.79506999356483197211e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',72,'move',2,'take','bot:novice',1.79506999356696629521e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',73,'chance',NULL,'draw 8','table',1.79506999356696629521e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',74,'move',0,'pass','voDXq-takj97',1.7950699935685985088e+09,'m9b531e33099fdf5-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',75,'move',1,'pass','ZNQ3eCA190bM',1.79506999357006216048e+09,'mb398c167604e4b4-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',76,'move',0,'pass','voDXq-takj97',1.7950699935721611977e+09,'mffac622e1ea24c4-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',77,'move',1,'pass','ZNQ3eCA190bM',1.79506999357505679128e+09,'mf5a3e8be9500ec9-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',78,'move',2,'pass','bot:novice',1.7950699935810053348e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',79,'move',0,'for 28','voDXq-takj97',1.79506999358459663393e+09,'mf5e04f708d6af57-0-1720ecdf');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',80,'move',1,'for 28','ZNQ3eCA190bM',1.79506999358704495434e+09,'m9faa0f3681b8f58-1-1720ecdf');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',81,'chance',NULL,'deal A','table',1.79506999358704495434e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',82,'chance',NULL,'deal 2','table',1.79506999358704495434e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',83,'chance',NULL,'deal 1','table',1.79506999358704495434e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',84,'move',1,'take','ZNQ3eCA190bM',1.79506999358998966219e+09,'m269799ae1cf4f58-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',85,'chance',NULL,'draw 9','table',1.79506999358998966219e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',86,'move',2,'pass','bot:novice',1.79506999359227132793e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',87,'move',0,'take','voDXq-takj97',1795069993.59426,'md420f6e677f6cbd-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',88,'chance',NULL,'draw 1','table',1795069993.59426,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',89,'move',2,'take','bot:novice',1795069993.59671,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',90,'chance',NULL,'draw 9','table',1795069993.59671,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',91,'move',0,'take','voDXq-takj97',1.79506999359868383409e+09,'mbfd9131bcfbb050-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',92,'chance',NULL,'draw 1','table',1.79506999359868383409e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',93,'move',1,'pass','ZNQ3eCA190bM',1.79506999360006856917e+09,'m44fdd6b9d7d01f-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',94,'move',0,'take','voDXq-takj97',1.79506999360184931759e+09,'m3742c4282283d15-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',95,'chance',NULL,'draw A','table',1.79506999360184931759e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',96,'move',1,'take','ZNQ3eCA190bM',1.79506999360357046122e+09,'m1e15a551b2d19a2-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',97,'chance',NULL,'draw 1','table',1.79506999360357046122e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',98,'move',2,'pass','bot:novice',1.79506999360577869416e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',99,'move',1,'take','ZNQ3eCA190bM',1.795069993607199192e+09,'m45e350685b98f5f-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',100,'chance',NULL,'draw 7','table',1.795069993607199192e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',101,'move',2,'pass','bot:novice',1.79506999360920548435e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',102,'move',0,'take','voDXq-takj97',1.79506999361027407644e+09,'mbdb525b64ac5db9-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',103,'chance',NULL,'draw 6','table',1.79506999361027407644e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',104,'move',2,'take','bot:novice',1.79506999361201524732e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',105,'chance',NULL,'draw 3','table',1.79506999361201524732e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',106,'move',0,'pass','voDXq-takj97',1.79506999361327743529e+09,'mf24730bb968a43-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',107,'move',1,'pass','ZNQ3eCA190bM',1.79506999361453962321e+09,'m1eeac26e16dce72-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',108,'move',0,'pass','voDXq-takj97',1.79506999361565303804e+09,'m9df791a0b21fbac-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',109,'move',1,'pass','ZNQ3eCA190bM',1.79506999361708474162e+09,'m1051aadc268a20e-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',110,'move',2,'take','bot:novice',1.7950699936193363666e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',111,'chance',NULL,'draw 8','table',1.7950699936193363666e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',112,'move',1,'take','ZNQ3eCA190bM',1.79506999362047648424e+09,'mb86e8e85cc36c27-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',113,'chance',NULL,'draw 10','table',1.79506999362047648424e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',114,'move',2,'take','bot:novice',1.79506999362205839159e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',115,'chance',NULL,'draw 2','table',1.79506999362205839159e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',116,'move',0,'pass','voDXq-takj97',1.79506999362375879291e+09,'m5738029a5ac06d8-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',117,'move',2,'pass','bot:novice',1.79506999362686634064e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',118,'move',0,'take','voDXq-takj97',1.79506999362810730934e+09,'m74312188092b4d4-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',119,'chance',NULL,'draw 10','table',1.79506999362810730934e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',120,'move',1,'take','ZNQ3eCA190bM',1.79506999362981128692e+09,'m2a724900600571f-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',121,'chance',NULL,'draw A','table',1.79506999362981128692e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',122,'move',0,'take','voDXq-takj97',1.79506999363120317461e+09,'m6627026c541013d-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',123,'chance',NULL,'draw 1','table',1.79506999363120317461e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',124,'move',2,'take','bot:novice',1.79506999363300251957e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',125,'chance',NULL,'draw 10','table',1.79506999363300251957e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',126,'move',0,'take','voDXq-takj97',1.7950699936353554726e+09,'meb135055a702cfa-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',127,'chance',NULL,'draw 1','table',1.7950699936353554726e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',128,'move',0,'pass','voDXq-takj97',1.79506999363837718968e+09,'m2ec4e8bab9f87f-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',129,'chance',NULL,'deal 2','table',1.79506999363837718968e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',130,'chance',NULL,'deal 6','table',1.79506999363837718968e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',131,'chance',NULL,'deal 4','table',1.79506999363837718968e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',132,'move',0,'pass','voDXq-takj97',1.79506999364223647115e+09,'m422cfb1cf23cae8-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',133,'move',1,'take','ZNQ3eCA190bM',1.79506999364414930346e+09,'m228afb3f45e2fa0-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',134,'chance',NULL,'draw 1','table',1.79506999364414930346e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',135,'move',2,'pass','bot:novice',1.79506999364591622353e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',136,'move',1,'take','ZNQ3eCA190bM',1.79506999364706110958e+09,'mad3803eb2b5693-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',137,'chance',NULL,'draw 10','table',1.79506999364706110958e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',138,'move',2,'pass','bot:novice',1.79506999364938402176e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',139,'move',0,'take','voDXq-takj97',1.79506999365104627603e+09,'mf652fa10e5e18ba-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',140,'chance',NULL,'draw 3','table',1.79506999365104627603e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',141,'move',2,'take','bot:novice',1.79506999365291810034e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',142,'chance',NULL,'draw 5','table',1.79506999365291810034e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',143,'move',0,'pass','voDXq-takj97',1.79506999365630865103e+09,'md3a92bb81355c53-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',144,'move',1,'pass','ZNQ3eCA190bM',1.79506999366037082671e+09,'m416d5084174e75a-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',145,'move',0,'pass','voDXq-takj97',1.79506999366157078742e+09,'mb6ad2c8d037cdff-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',146,'move',1,'take','ZNQ3eCA190bM',1.79506999366284537315e+09,'m5e13035bc1b00d9-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',147,'chance',NULL,'draw 3','table',1.79506999366284537315e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',148,'move',2,'take','bot:novice',1.79506999366867065425e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',149,'chance',NULL,'draw 5','table',1.79506999366867065425e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',150,'move',1,'take','ZNQ3eCA190bM',1.79506999367218494411e+09,'m7ee32e4fd70bdda-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',151,'chance',NULL,'draw 1','table',1.79506999367218494411e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',152,'move',2,'pass','bot:novice',1.79506999367389059071e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',153,'move',0,'pass','voDXq-takj97',1.79506999367597532271e+09,'mcfb7558989008-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',154,'move',2,'take','bot:novice',1.79506999367750859257e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',155,'chance',NULL,'draw 7','table',1.79506999367750859257e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',156,'move',0,'pass','voDXq-takj97',1.79506999367874574662e+09,'m5c8fb81959f3a51-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',157,'move',1,'take','ZNQ3eCA190bM',1.79506999368024325368e+09,'m1291d99f8877acf-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',158,'chance',NULL,'draw 1','table',1.79506999368024325368e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',159,'move',0,'take','voDXq-takj97',1.7950699936814668179e+09,'m109e7ba415af341-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',160,'chance',NULL,'draw 2','table',1.7950699936814668179e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',161,'move',1,'take','ZNQ3eCA190bM',1.79506999368329787252e+09,'m92721541cf5192b-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',162,'chance',NULL,'draw 10','table',1.79506999368329787252e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',163,'move',2,'pass','bot:novice',1.79506999368562340738e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',164,'move',1,'pass','ZNQ3eCA190bM',1.79506999368673658377e+09,'mfc670d7d1f7157-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',165,'move',2,'take','bot:novice',1.79506999368830513956e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',166,'chance',NULL,'draw 5','table',1.79506999368830513956e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',167,'move',0,'take','voDXq-takj97',1.79506999368983459477e+09,'me7ef7510445d656-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',168,'chance',NULL,'draw 7','table',1.79506999368983459477e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',169,'move',2,'pass','bot:novice',1.79506999369741225246e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',170,'move',0,'take','voDXq-takj97',1.79506999369978737833e+09,'m7fc63a047fc816a-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',171,'chance',NULL,'draw 6','table',1.79506999369978737833e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',172,'move',1,'pass','ZNQ3eCA190bM',1.79506999370249629025e+09,'m176f7cebd6d2500-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',173,'move',0,'pass','voDXq-takj97',1.79506999370395660398e+09,'m5e8539c9ff3078f-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',174,'move',1,'pass','ZNQ3eCA190bM',1.79506999370578527452e+09,'mcdbfce2c1731339-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',175,'move',2,'pass','bot:novice',1.79506999370738172527e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',176,'chance',NULL,'deal 8','table',1.79506999370738172527e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',177,'chance',NULL,'deal 8','table',1.79506999370738172527e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',178,'chance',NULL,'deal 1','table',1.79506999370738172527e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',179,'move',1,'take','ZNQ3eCA190bM',1.79506999371069788937e+09,'m2fd928039bc2ccd-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',180,'chance',NULL,'draw 4','table',1.79506999371069788937e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',181,'move',2,'pass','bot:novice',1.79506999371308374399e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',182,'move',0,'pass','voDXq-takj97',1.79506999371484208104e+09,'m23978514a5012dc-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',183,'move',2,'pass','bot:novice',1.79506999371647238731e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',184,'move',0,'take','voDXq-takj97',1.7950699937183425426e+09,'m82abafd28dd37eb-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',185,'chance',NULL,'draw 1','table',1.7950699937183425426e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',186,'move',1,'pass','ZNQ3eCA190bM',1.79506999371986246112e+09,'m343fc7fd6a179fa-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',187,'move',0,'take','voDXq-takj97',1.79506999372109127049e+09,'m8bbb70fa81aa40a-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',188,'chance',NULL,'draw 3','table',1.79506999372109127049e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',189,'move',1,'take','ZNQ3eCA190bM',1.7950699937224435806e+09,'mf94dce0649889c0-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',190,'chance',NULL,'draw 9','table',1.7950699937224435806e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',191,'move',2,'pass','bot:novice',1.79506999372439241414e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',192,'move',1,'pass','ZNQ3eCA190bM',1.79506999372925972937e+09,'mae9e3ddf5b0f16c-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',193,'move',2,'pass','bot:novice',1.79506999373188853266e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',194,'move',0,'pass','voDXq-takj97',1.79506999373530888551e+09,'mfe346ab526eb523-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',195,'move',0,'for 28','voDXq-takj97',1.79506999373797750474e+09,'mc19d4c1d3b993f-0-1720ecdf');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',196,'move',2,'for 8','bot:novice',1.79506999374107551574e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',197,'chance',NULL,'deal 9','table',1.79506999374107551574e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',198,'chance',NULL,'deal A','table',1.79506999374107551574e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',199,'chance',NULL,'deal A','table',1.79506999374107551574e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',200,'move',2,'take','bot:novice',1795069993.74281,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',201,'chance',NULL,'draw 9','table',1795069993.74281,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',202,'move',0,'pass','voDXq-takj97',1.79506999374417924885e+09,'mafca95962f5680c-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',203,'move',1,'pass','ZNQ3eCA190bM',1.79506999374615693089e+09,'md6ea32df87eb8a0-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',204,'move',0,'pass','voDXq-takj97',1.79506999375428462025e+09,'m6046b01cbd3f5e0-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',205,'move',1,'take','ZNQ3eCA190bM',1.79506999375706148146e+09,'m47f8b5af5810574-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',206,'chance',NULL,'draw 8','table',1.79506999375706148146e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',207,'move',2,'take','bot:novice',1.79506999375880932812e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',208,'chance',NULL,'draw 1','table',1.79506999375880932812e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',209,'move',1,'take','ZNQ3eCA190bM',1.79506999376038217544e+09,'m112e48d40c270b0-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',210,'chance',NULL,'draw 1','table',1.79506999376038217544e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',211,'move',2,'take','bot:novice',1.79506999376251912114e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',212,'chance',NULL,'draw 6','table',1.79506999376251912114e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',213,'move',0,'pass','voDXq-takj97',1.79506999376675176619e+09,'m81c54411bd7ce73-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',214,'move',2,'take','bot:novice',1.79506999376918697361e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',215,'chance',NULL,'draw 9','table',1.79506999376918697361e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',216,'move',0,'take','voDXq-takj97',1.79506999377040100092e+09,'maa8abdf9bddea5-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',217,'chance',NULL,'draw A','table',1.79506999377040100092e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',218,'move',1,'take','ZNQ3eCA190bM',1.79506999377312684057e+09,'m576766d29421c40-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',219,'chance',NULL,'draw 8','table',1.79506999377312684057e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',220,'move',0,'take','voDXq-takj97',1.79506999377443671227e+09,'mcb6ceb90492c4f5-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',221,'chance',NULL,'draw 1','table',1.79506999377443671227e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',222,'move',1,'take','ZNQ3eCA190bM',1.79506999377586126329e+09,'m7706cfb3f2bb31e-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',223,'chance',NULL,'draw 6','table',1.79506999377586126329e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',224,'move',2,'pass','bot:novice',1.7950699937775261402e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',225,'move',1,'pass','ZNQ3eCA190bM',1.79506999377863979338e+09,'m806656012d40507-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',226,'move',2,'take','bot:novice',1.79506999378022050854e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',227,'chance',NULL,'draw 7','table',1.79506999378022050854e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',228,'move',0,'take','voDXq-takj97',1.79506999378194117547e+09,'m520959df5bb9188-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',229,'chance',NULL,'draw 1','table',1.79506999378194117547e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',230,'move',0,'pass','voDXq-takj97',1.79506999378540110581e+09,'mda73d68ad9cedde-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',231,'move',1,'take','ZNQ3eCA190bM',1.79506999378661465647e+09,'m74d70d4975b54a3-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',232,'chance',NULL,'draw 1','table',1.79506999378661465647e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',233,'move',0,'take','voDXq-takj97',1.79506999378851652142e+09,'m7246b78736a947a-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',234,'chance',NULL,'draw 7','table',1.79506999378851652142e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',235,'move',1,'pass','ZNQ3eCA190bM',1.79506999379156112666e+09,'m8eb6a216c4ad652-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',236,'move',1,'take','ZNQ3eCA190bM',1.79506999379301476478e+09,'m122cfa826af8090-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',237,'chance',NULL,'draw 2','table',1.79506999379301476478e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',238,'move',0,'take','voDXq-takj97',1.79506999379455280301e+09,'mda43e99a185cc8e-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',239,'chance',NULL,'draw 6','table',1.79506999379455280301e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',240,'move',0,'take','voDXq-takj97',1.7950699937960441113e+09,'m98e2e12bcc99ae8-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',241,'chance',NULL,'draw 1','table',1.7950699937960441113e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',242,'move',1,'pass','ZNQ3eCA190bM',1.7950699937975547314e+09,'m520a6bb68a24b7f-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',243,'move',0,'take','voDXq-takj97',1.79506999379880476e+09,'m6c9c867f7c882f4-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',244,'chance',NULL,'draw 1','table',1.79506999379880476e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',245,'move',1,'take','ZNQ3eCA190bM',1.79506999380018353457e+09,'m7b52b9a167b75df-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',246,'chance',NULL,'draw 4','table',1.79506999380018353457e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',247,'move',0,'take','voDXq-takj97',1.79506999380193758009e+09,'m24365004e6f5a94-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',248,'chance',NULL,'draw A','table',1.79506999380193758009e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',249,'move',0,'take','voDXq-takj97',1.79506999380331516268e+09,'m9883b38f07534fe-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',250,'chance',NULL,'draw A','table',1.79506999380331516268e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',251,'move',0,'take','voDXq-takj97',1.79506999380478382112e+09,'m42c2a04409a8a78-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',252,'chance',NULL,'draw 2','table',1.79506999380478382112e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',253,'move',0,'take','voDXq-takj97',1.79506999380604672427e+09,'m1369cbad9bc1d97-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',254,'chance',NULL,'draw 8','table',1.79506999380604672427e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',255,'chance',NULL,'deal 1','table',1.79506999380604672427e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',256,'chance',NULL,'deal 8','table',1.79506999380604672427e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',257,'chance',NULL,'deal 1','table',1.79506999380604672427e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',258,'move',2,'take','bot:novice',1.79506999380878233909e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',259,'chance',NULL,'draw 1','table',1.79506999380878233909e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',260,'move',0,'take','voDXq-takj97',1.7950699938105072975e+09,'mebf4dbb91fde85c-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',261,'chance',NULL,'draw 7','table',1.7950699938105072975e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',262,'move',1,'take','ZNQ3eCA190bM',1.7950699938118185997e+09,'ma2375d198ababb-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',263,'chance',NULL,'draw 8','table',1.7950699938118185997e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',264,'move',0,'take','voDXq-takj97',1.79506999381297421454e+09,'mc18521a0994940e-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',265,'chance',NULL,'draw 10','table',1.79506999381297421454e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',266,'move',1,'take','ZNQ3eCA190bM',1.79506999381484746939e+09,'m768a805c02659fe-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',267,'chance',NULL,'draw 1','table',1.79506999381484746939e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',268,'move',2,'take','bot:novice',1.79506999381668806074e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',269,'chance',NULL,'draw A','table',1.79506999381668806074e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',270,'move',1,'take','ZNQ3eCA190bM',1.79506999381834149356e+09,'mc8369f37a47ce4-1-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',271,'chance',NULL,'draw 2','table',1.79506999381834149356e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',272,'move',2,'pass','bot:novice',1.7950699938199336529e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',273,'move',0,'take','voDXq-takj97',1.79506999382094883923e+09,'m32b373d58d07674-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',274,'chance',NULL,'draw 1','table',1.79506999382094883923e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',275,'move',2,'take','bot:novice',1.79506999382324886321e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',276,'chance',NULL,'draw 4','table',1.79506999382324886321e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',277,'move',0,'take','voDXq-takj97',1.7950699938248109817e+09,'mddaba37e585552f-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',278,'chance',NULL,'draw A','table',1.7950699938248109817e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',279,'move',1,'pass','ZNQ3eCA190bM',1.79506999382612442974e+09,'m9e946a774300513-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',280,'move',0,'take','voDXq-takj97',1.79506999382720136646e+09,'m35771747e0ab2ed-0-d1905cf9');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',281,'chance',NULL,'draw 1','table',1.79506999382720136646e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',282,'move',1,'pass','ZNQ3eCA190bM',1.79506999382848238949e+09,'m6b9789af68ed036-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',283,'move',2,'pass','bot:novice',1.79506999382994198799e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',284,'move',1,'pass','ZNQ3eCA190bM',1.7950699938308722973e+09,'m1a3b70997623f40-1-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',285,'move',2,'pass','bot:novice',1.79506999383246374129e+09,NULL);
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',286,'move',0,'pass','voDXq-takj97',1795069993.83354,'m8ce76e7ff2e341-0-d74ff0ee');
INSERT INTO "moves" VALUES('j-Jio7tXGwAIWnx_172YyA',287,'move',2,'for 8','bot:novice',1.79506999383677053449e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',0,'sit',0,'{"name":"Vera","colour":"teal","salt":"","seal":"7d794ee7da5e12c7b688fdee1a98c059716321f4fa92b0babe89d5ddf475b2a8","owner":""}','voDXq-takj97',1.79506999386402702335e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',1,'pledge',NULL,'','voDXq-takj97',1.79506999387022948269e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',2,'reveal',0,'ced42a86985d777faf10566857de270a54b36f213322c0fa56bca9c169ab02a0','voDXq-takj97',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',3,'start',NULL,'0 1 2','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',4,'chance',NULL,'deal 11','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',5,'chance',NULL,'deal 11','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',6,'chance',NULL,'deal 12','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',7,'chance',NULL,'deal 9','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',8,'chance',NULL,'deal 11','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',9,'chance',NULL,'deal 12','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',10,'chance',NULL,'deal 3','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',11,'chance',NULL,'deal 10','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',12,'chance',NULL,'deal 3','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',13,'chance',NULL,'deal 12','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',14,'chance',NULL,'deal 8','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',15,'chance',NULL,'deal 8','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',16,'chance',NULL,'deal 9','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',17,'chance',NULL,'deal 10','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',18,'chance',NULL,'deal 6','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',19,'chance',NULL,'deal 11','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',20,'chance',NULL,'deal 9','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',21,'chance',NULL,'deal 4','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',22,'chance',NULL,'deal 9','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',23,'chance',NULL,'deal 6','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',24,'chance',NULL,'deal 3','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',25,'chance',NULL,'deal 8','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',26,'chance',NULL,'deal 10','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',27,'chance',NULL,'deal 11','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',28,'chance',NULL,'deal 9','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',29,'chance',NULL,'deal 5','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',30,'chance',NULL,'deal 7','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',31,'chance',NULL,'deal 12','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',32,'chance',NULL,'deal 12','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',33,'chance',NULL,'deal 7','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',34,'chance',NULL,'deal 11','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',35,'chance',NULL,'deal 10','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',36,'chance',NULL,'deal 11','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',37,'chance',NULL,'deal 9','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',38,'chance',NULL,'deal 5','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',39,'chance',NULL,'deal 10','table',1.79506999387377738953e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',40,'move',0,'11','voDXq-takj97',1.79506999388353371618e+09,'mbd6ac3421636369-0-4fc82b26');
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',41,'move',1,'11','bot:novice',1.79506999388610219954e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',42,'move',2,'10','bot:novice',1.79506999388895058635e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',43,'move',2,'12x2','bot:novice',1.79506999389045572273e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',44,'move',0,'9x5','voDXq-takj97',1.79506999389146137242e+09,'m218cffb94b2b8fd-0-890eae9a');
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',45,'move',1,'10x4','bot:novice',1.79506999389311194424e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',46,'move',0,'11x2','voDXq-takj97',1.79506999389408302301e+09,'mf03f38bd6645fa9-0-68b4ee51');
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',47,'move',1,'pass','bot:novice',1.79506999389555907246e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',48,'move',2,'11x2','bot:novice',1.79506999389693164825e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',49,'move',2,'6-7','bot:novice',1.79506999389825701706e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',50,'move',0,'pass','voDXq-takj97',1.79506999390221381185e+09,'m77fa3a68d0038ec-0-d74ff0ee');
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',51,'move',1,'5-6','bot:novice',1.7950699939058215618e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',52,'move',1,'11-12','bot:novice',1.79506999390725874897e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',53,'move',2,'7-8','bot:novice',1.79506999390855884546e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',54,'move',0,'pass','voDXq-takj97',1.79506999390946245191e+09,'mcb5539079f248b0-0-d74ff0ee');
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',55,'move',2,'4','bot:novice',1.79506999391076707845e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',56,'move',0,'pass','voDXq-takj97',1.79506999391182041165e+09,'m20c8baac6f8da3e-0-d74ff0ee');
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',57,'move',1,'pass','bot:novice',1.79506999391298866265e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',58,'move',2,'3','bot:novice',1.79506999391403055188e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',59,'move',0,'pass','voDXq-takj97',1.79506999391512846947e+09,'m15e871a97524d6a-0-d74ff0ee');
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',60,'move',1,'pass','bot:novice',1.79506999391699099541e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',61,'move',2,'3','bot:novice',1.79506999391948914523e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',62,'move',0,'3','voDXq-takj97',1.79506999392048716547e+09,'mfe0c59c7b317d9-0-4e074085');
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',63,'move',1,'pass','bot:novice',1.79506999392154908178e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',64,'move',0,'12','voDXq-takj97',1.79506999392259764675e+09,'mc674a1de0f9e038-0-6b51d431');
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',65,'move',1,'8','bot:novice',1.79506999392399096493e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',66,'move',2,'pass','bot:novice',1.79506999392604732514e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',67,'move',1,'9','bot:novice',1.79506999392729401591e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',68,'move',2,'3','bot:novice',1.795069993928527832e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',69,'move',0,'8','voDXq-takj97',1.79506999392944550518e+09,'m44af313ef829c88-0-2c624232');
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',70,'chance',NULL,'deal 9','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',71,'chance',NULL,'deal 10','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',72,'chance',NULL,'deal 8','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',73,'chance',NULL,'deal 8','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',74,'chance',NULL,'deal 12','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',75,'chance',NULL,'deal 6','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',76,'chance',NULL,'deal 11','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',77,'chance',NULL,'deal 7','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',78,'chance',NULL,'deal 6','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',79,'chance',NULL,'deal 8','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',80,'chance',NULL,'deal 6','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',81,'chance',NULL,'deal 4','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',82,'chance',NULL,'deal 9','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',83,'chance',NULL,'deal 6','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',84,'chance',NULL,'deal 10','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',85,'chance',NULL,'deal 11','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',86,'chance',NULL,'deal 10','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',87,'chance',NULL,'deal 8','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',88,'chance',NULL,'deal 11','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',89,'chance',NULL,'deal 10','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',90,'chance',NULL,'deal 12','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',91,'chance',NULL,'deal 4','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',92,'chance',NULL,'deal 9','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',93,'chance',NULL,'deal 9','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',94,'chance',NULL,'deal 6','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',95,'chance',NULL,'deal 10','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',96,'chance',NULL,'deal 8','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',97,'chance',NULL,'deal 12','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',98,'chance',NULL,'deal 6','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',99,'chance',NULL,'deal 11','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',100,'chance',NULL,'deal 8','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',101,'chance',NULL,'deal 11','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',102,'chance',NULL,'deal 12','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',103,'chance',NULL,'deal 10','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',104,'chance',NULL,'deal 12','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',105,'chance',NULL,'deal 8','table',1.79506999392944550518e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',106,'move',2,'8-10','bot:novice',1.79506999393204116823e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',107,'move',0,'6-7','voDXq-takj97',1.79506999393322229383e+09,'m125fbbb18f2c41c-0-191b402a');
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',108,'move',1,'8-11','bot:novice',1795069993.93689,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',109,'move',0,'12','voDXq-takj97',1.79506999393882441516e+09,'m6f18e9b7eb0adf4-0-6b51d431');
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',110,'move',1,'8','bot:novice',1.79506999394476628303e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',111,'move',2,'6','bot:novice',1.79506999394710421561e+09,NULL);
INSERT INTO "moves" VALUES('u60SdcwZccSu-aFDcgxBmg',112,'move',2,'12','bot:novice',1.79506999394948554035e+09,NULL);
INSERT INTO "moves" VALUES('SBVSF0deGuyi7gePjK5wzA',0,'sit',0,'{"name":"Vera","colour":"teal","salt":"","seal":"387a5aa8dd9de86a06ebb2199c8f11c5527e974ade31555d528ec76a77b9c8f1","owner":""}','voDXq-takj97',1.79506999395148921015e+09,NULL);
INSERT INTO "moves" VALUES('IGUEYtQAQt-mQvXnYB9K7w',0,'sit',0,'{"name":"Vera","colour":"teal","salt":"","seal":"9026a8768116c9dd680d6f36318027f27c0ed6a1fc03c922a22fafaf77fd29c6","owner":""}','voDXq-takj97',1.79506999414297056198e+09,NULL);
INSERT INTO "moves" VALUES('IGUEYtQAQt-mQvXnYB9K7w',1,'sit',1,'{"name":"Oleg","colour":"teal","salt":"","seal":"e887a4392d5f755637adbc5ff52d52ec7a540706226ebd5c68926227b1b347b7","owner":""}','ZNQ3eCA190bM',1.79506999415346813202e+09,NULL);
INSERT INTO "moves" VALUES('IGUEYtQAQt-mQvXnYB9K7w',2,'pledge',NULL,'','voDXq-takj97',1.79506999415673708917e+09,NULL);
INSERT INTO "moves" VALUES('IGUEYtQAQt-mQvXnYB9K7w',3,'reveal',0,'b2b4b3fc3c20180756012750bb85612dab29d1250cc83e72faef189cade47a28','voDXq-takj97',1.7950699941616210937e+09,NULL);
INSERT INTO "moves" VALUES('IGUEYtQAQt-mQvXnYB9K7w',4,'reveal',1,'140aeeb6e9150053ddad100eb633e47b606348ca7a567fca076f24fc7af51ce7','ZNQ3eCA190bM',1.79506999416931390767e+09,NULL);
INSERT INTO "moves" VALUES('IGUEYtQAQt-mQvXnYB9K7w',5,'start',NULL,'0 1 2','table',1.79506999416931390767e+09,NULL);
INSERT INTO "moves" VALUES('IGUEYtQAQt-mQvXnYB9K7w',6,'chance',NULL,'deal 10','table',1.79506999416931390767e+09,NULL);
INSERT INTO "moves" VALUES('IGUEYtQAQt-mQvXnYB9K7w',7,'chance',NULL,'deal 8','table',1.79506999416931390767e+09,NULL);
INSERT INTO "moves" VALUES('IGUEYtQAQt-mQvXnYB9K7w',8,'chance',NULL,'deal 7','table',1.79506999416931390767e+09,NULL);
CREATE TABLE orders (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bound TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "orders" VALUES('IGUEYtQAQt-mQvXnYB9K7w',0,'voDXq-takj97','no-more','[1]');
CREATE TABLE ratings (
	player VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (player, game)
);
CREATE TABLE reports (
	id VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	"by" VARCHAR(40) NOT NULL, 
	guest VARCHAR(40) NOT NULL, 
	about VARCHAR(10) NOT NULL, 
	text TEXT NOT NULL, 
	lines TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "reports" VALUES('hr_0OfdHN7lB','j-Jio7tXGwAIWnx_172YyA','voDXq-takj97','ZNQ3eCA190bM','play','A sample','',1.79506999385270404811e+09);
CREATE TABLE results (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	points INTEGER NOT NULL, 
	won FLOAT NOT NULL, 
	rating FLOAT, 
	events TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('j-Jio7tXGwAIWnx_172YyA',0,'voDXq-takj97','eight28',1.79506999385458898546e+09,28,0.0,NULL,'{"round":4,"dealt":8,"gem":21,"takes":36,"drew":36,"passes":25,"handed-on":17,"revealed":8,"one-way":4,"share-of-28":3,"chose":3,"share-of-8":1,"all-passed":2,"out":1,"nobody-left":1,"result":1}');
INSERT INTO "results" VALUES('j-Jio7tXGwAIWnx_172YyA',1,'ZNQ3eCA190bM','eight28',1.79506999385460734369e+09,6,0.0,NULL,'{"dealt":8,"takes":25,"drew":25,"handed-on":18,"gem":20,"passes":29,"all-passed":2,"revealed":8,"one-way":3,"chose":2,"out":2,"share-of-28":1,"round":2,"last-round":1,"result":1}');
INSERT INTO "results" VALUES('j-Jio7tXGwAIWnx_172YyA',2,'bot-novice','eight28',1.79506999385461688042e+09,33,1.0,NULL,'{"dealt":8,"passes":26,"handed-on":18,"gem":20,"takes":24,"drew":24,"revealed":8,"one-way":3,"round":2,"all-passed":3,"chose":3,"share-of-28":3,"out":2,"share-of-8":2,"result":1}');
CREATE TABLE rings (
	device VARCHAR(64) NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	about VARCHAR(40) NOT NULL, 
	step INTEGER NOT NULL, 
	tries INTEGER NOT NULL, 
	due DOUBLE, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (device, kind, about), 
	FOREIGN KEY(device) REFERENCES devices (id) ON DELETE CASCADE
);
INSERT INTO "rings" VALUES('1ab04bf8817607e2b3c1485b96bd3cc2df1a0ae5bb4f613d85c89f805a21ae6d','daily','',322,0,NULL,1.79506999330140161515e+09);
INSERT INTO "rings" VALUES('1ab04bf8817607e2b3c1485b96bd3cc2df1a0ae5bb4f613d85c89f805a21ae6d','invitations','SBVSF0deGuyi7gePjK5wzA',1795069993,1,1.79506999611424636841e+09,1.79506999397898340227e+09);
CREATE TABLE sitters (
	guest VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (guest, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "sitters" VALUES('voDXq-takj97','j-Jio7tXGwAIWnx_172YyA',1.79506999331538844109e+09);
INSERT INTO "sitters" VALUES('ZNQ3eCA190bM','j-Jio7tXGwAIWnx_172YyA',1.79506999340231823917e+09);
INSERT INTO "sitters" VALUES('voDXq-takj97','u60SdcwZccSu-aFDcgxBmg',1.79506999386402702335e+09);
INSERT INTO "sitters" VALUES('voDXq-takj97','SBVSF0deGuyi7gePjK5wzA',1.79506999395148921015e+09);
INSERT INTO "sitters" VALUES('voDXq-takj97','IGUEYtQAQt-mQvXnYB9K7w',1.79506999414297056198e+09);
INSERT INTO "sitters" VALUES('ZNQ3eCA190bM','IGUEYtQAQt-mQvXnYB9K7w',1.79506999415346813202e+09);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	host VARCHAR(40) NOT NULL, 
	secret BLOB NOT NULL, 
	setting TEXT NOT NULL, 
	opened DOUBLE NOT NULL, 
	touched DOUBLE NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	length INTEGER NOT NULL, 
	due DOUBLE, 
	summary TEXT NOT NULL, 
	progress VARCHAR(40) NOT NULL, 
	counted BOOLEAN NOT NULL, 
	parent VARCHAR(40), 
	PRIMARY KEY (id), 
	UNIQUE (parent)
);
INSERT INTO "tables" VALUES('j-Jio7tXGwAIWnx_172YyA','eight28','voDXq-takj97',X'8636B3F31EC55026DAF8C14A9C443C93612FDE39E4D3AA19D56ADEBBB949C605','{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":null,"watch_delay":0,"game":"eight28","options":{"players":3,"first":0,"deck":"zoch","pass_is_final":false,"low_plays_28":true},"places":[{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""}],"level":"novice","patience":0.0,"fairness":2,"origin":null}',1.79506999331538844109e+09,1.79506999383677053449e+09,'over',0,288,NULL,'{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":"words","watch_delay":0,"id":"j-Jio7tXGwAIWnx_172YyA","game":"eight28","options":{"players":3,"first":0,"deck":"zoch","pass_is_final":false,"low_plays_28":true},"status":"over","host":"voDXq-takj97","mine":false,"seats":[{"seat":0,"kind":"open","name":"Vera","colour":"teal","guest":"voDXq-takj97","level":null,"away":null,"online":false,"mine":false,"share":"given","owner":null,"vote_from":null},{"seat":1,"kind":"open","name":"Oleg","colour":"teal","guest":"ZNQ3eCA190bM","level":null,"away":null,"online":false,"mine":false,"share":"given","owner":null,"vote_from":null},{"seat":2,"kind":"bot","name":"Bubu","colour":"violet","guest":null,"level":"novice","away":null,"online":true,"mine":false,"share":"none","owner":null,"vote_from":null}],"level":"novice","opened":1795069993.3153884,"ply":282,"acting":[],"my_turn":false,"watchers":0,"commit":"2f4d2f3782ce02541b7d7f58de87c5963db15beec0d13bb6a163b20c86f11c6d","fairness":2,"pledge":"igroteka fairness 2\ntable: j-Jio7tXGwAIWnx_172YyA\ngame: eight28\nrules: 1\noptions: players=3, first=0, deck=zoch, pass_is_final=false, low_plays_28=true\nseats: kept\ncommit: 2f4d2f3782ce02541b7d7f58de87c5963db15beec0d13bb6a163b20c86f11c6d\nseals: 951b34794bab0ee52e2325cfca3058f0d4579325ac5a04c8ee88940c0d9f8698,1059044a2dd486b748271d51770f1aad18e6d6b5afcfd19df239db608bce87e2,","whoever":false,"begins":null,"invitations":[],"scores":[28,6,33],"winners":[2],"rematch":null,"origin":null}','282',1,NULL);
INSERT INTO "tables" VALUES('u60SdcwZccSu-aFDcgxBmg','twelve-days','voDXq-takj97',X'7F64E29FD7E3B289E8E3785258C898EDBD8BFD5711EB0492D7C14CE83696BF1F','{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":null,"watch_delay":0,"game":"twelve-days","options":{"players":3,"gifts":6,"first":0,"last_deal_pays":true},"places":[{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""}],"level":"novice","patience":0.0,"fairness":2,"origin":null}',1.79506999386402702335e+09,1.79506999394948554035e+09,'playing',0,113,NULL,'{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":"words","watch_delay":0,"id":"u60SdcwZccSu-aFDcgxBmg","game":"twelve-days","options":{"players":3,"gifts":6,"first":0,"last_deal_pays":true},"status":"playing","host":"voDXq-takj97","mine":false,"seats":[{"seat":0,"kind":"open","name":"Vera","colour":"teal","guest":"voDXq-takj97","level":null,"away":null,"online":false,"mine":false,"share":"given","owner":null,"vote_from":null},{"seat":1,"kind":"bot","name":"Toto","colour":"red","guest":null,"level":"novice","away":null,"online":true,"mine":false,"share":"none","owner":null,"vote_from":null},{"seat":2,"kind":"bot","name":"Bubu","colour":"violet","guest":null,"level":"novice","away":null,"online":true,"mine":false,"share":"none","owner":null,"vote_from":null}],"level":"novice","opened":1795069993.864027,"ply":36,"acting":[0],"my_turn":false,"watchers":0,"commit":"21d207b69930af351217956ae0b81134b07bd17475682b172996221c8d9e807b","fairness":2,"pledge":"igroteka fairness 2\ntable: u60SdcwZccSu-aFDcgxBmg\ngame: twelve-days\nrules: 1\noptions: players=3, gifts=6, first=0, last_deal_pays=true\nseats: kept\ncommit: 21d207b69930af351217956ae0b81134b07bd17475682b172996221c8d9e807b\nseals: 7d794ee7da5e12c7b688fdee1a98c059716321f4fa92b0babe89d5ddf475b2a8,,","whoever":false,"begins":null,"invitations":[],"scores":null,"winners":null,"rematch":null,"origin":null}','109 0',0,NULL);
INSERT INTO "tables" VALUES('SBVSF0deGuyi7gePjK5wzA','my-number','voDXq-takj97',X'7B4106B8EF2EA8225030E4FB64C9886EDD37BDFDC783010926B8A9CA646EE6A3','{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":null,"watch_delay":0,"game":"my-number","options":{"players":3,"goals":"none"},"places":[{"kind":"open","level":"casual","token":"","name":""},{"kind":"friend","level":"casual","token":"OFKQ9NwpG7O9GIN8","name":""},{"kind":"open","level":"casual","token":"","name":""}],"level":"casual","patience":0.0,"fairness":2,"origin":null}',1.79506999395148921015e+09,1.79506999395148921015e+09,'waiting',0,1,NULL,'{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":"words","watch_delay":0,"id":"SBVSF0deGuyi7gePjK5wzA","game":"my-number","options":{"players":3,"goals":"none"},"status":"waiting","host":"voDXq-takj97","mine":false,"seats":[{"seat":0,"kind":"open","name":"Vera","colour":"teal","guest":"voDXq-takj97","level":null,"away":null,"online":false,"mine":false,"share":"sealed","owner":null,"vote_from":null},{"seat":1,"kind":"friend","name":null,"colour":"red","guest":null,"level":null,"away":null,"online":false,"mine":false,"share":"none","owner":null,"vote_from":null},{"seat":2,"kind":"open","name":null,"colour":"violet","guest":null,"level":null,"away":null,"online":false,"mine":false,"share":"none","owner":null,"vote_from":null}],"level":"casual","opened":1795069993.9514892,"ply":0,"acting":[],"my_turn":false,"watchers":0,"commit":"c933477a4cf448b5ec14814f62adc7daec25d72220e8242815a4ef157a43d175","fairness":2,"pledge":null,"whoever":false,"begins":null,"invitations":[],"scores":null,"winners":null,"rematch":null,"origin":null}','0',0,NULL);
INSERT INTO "tables" VALUES('IGUEYtQAQt-mQvXnYB9K7w','eight28','voDXq-takj97',X'F1A01D66A82E05E945FA6E9E662FDF7E5F00D437DF96D361CC9DE41FF52133C8','{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":null,"watch_delay":0,"game":"eight28","options":{"players":3,"first":0,"deck":"zoch","pass_is_final":false,"low_plays_28":true},"places":[{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""}],"level":"novice","patience":0.0,"fairness":2,"origin":null}',1.79506999414297056198e+09,1.79506999416931390767e+09,'playing',0,9,NULL,'{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":"words","watch_delay":0,"id":"IGUEYtQAQt-mQvXnYB9K7w","game":"eight28","options":{"players":3,"first":0,"deck":"zoch","pass_is_final":false,"low_plays_28":true},"status":"playing","host":"voDXq-takj97","mine":false,"seats":[{"seat":0,"kind":"open","name":"Vera","colour":"teal","guest":"voDXq-takj97","level":null,"away":null,"online":false,"mine":false,"share":"given","owner":null,"vote_from":null},{"seat":1,"kind":"open","name":"Oleg","colour":"teal","guest":"ZNQ3eCA190bM","level":null,"away":null,"online":false,"mine":false,"share":"given","owner":null,"vote_from":null},{"seat":2,"kind":"bot","name":"Bubu","colour":"violet","guest":null,"level":"novice","away":null,"online":true,"mine":false,"share":"none","owner":null,"vote_from":null}],"level":"novice","opened":1795069994.1429706,"ply":3,"acting":[1],"my_turn":false,"watchers":0,"commit":"685786454c782abc6a7b23c11c7dec4cf1d1703f483f744fad4e698b1c576b1b","fairness":2,"pledge":"igroteka fairness 2\ntable: IGUEYtQAQt-mQvXnYB9K7w\ngame: eight28\nrules: 1\noptions: players=3, first=0, deck=zoch, pass_is_final=false, low_plays_28=true\nseats: kept\ncommit: 685786454c782abc6a7b23c11c7dec4cf1d1703f483f744fad4e698b1c576b1b\nseals: 9026a8768116c9dd680d6f36318027f27c0ed6a1fc03c922a22fafaf77fd29c6,e887a4392d5f755637adbc5ff52d52ec7a540706226ebd5c68926227b1b347b7,","whoever":false,"begins":null,"invitations":[],"scores":null,"winners":null,"rematch":null,"origin":null}','3 1',0,NULL);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_lobby ON tables (listed, status, touched);
CREATE INDEX tables_uncounted ON tables (status, counted);
CREATE INDEX results_player ON results (player, at);
CREATE INDEX guests_owner ON guests (owner);
CREATE UNIQUE INDEX guests_token ON guests (token);
CREATE INDEX devices_guest ON devices (guest);
CREATE INDEX rings_due ON rings (due);
COMMIT;
