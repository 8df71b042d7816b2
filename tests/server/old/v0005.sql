BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "blocks" VALUES('baiSccPHnmSd','HMfkUSF5Il2u',1.79506311562070560456e+09);
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
INSERT INTO "daily" VALUES(322,'eight28','HMfkUSF5Il2u',2,16,'igroteka record 1
game: eight28
rules: 1
options: players=4, first=0, deck=zoch, pass_is_final=false, low_plays_28=true
seats: Вера, A, B, C
result: 16 17 13 0
table: ~day-322-eight28
fairness-commit: 3594b230c3f867da2adcc75e2c08dcf01202274e4b58ed7ac636560b14c6de83
bots: 2 casual, 3 strong, 4 novice
fairness-secret: 1b263559ca757960f6ca4ece66d863f6ec39808a520c66a21d6656c4307e5430
fairness-salts: ,,,

deal A, deal A, deal 2, deal 1, pass, pass, pass, pass, for 8, for 8, for 8, for 8, deal 7,
deal 6, deal 10, deal A, take, draw 5, pass, pass, pass, take, draw 8, take, draw 4, take,
draw 5, pass, take, draw 1, take, draw 4, take, draw 1, pass, pass, pass, take, draw 2, take,
draw 1, pass, pass, pass, take, draw 1, pass, pass, pass, take, draw 10, take, draw 4, take,
draw 7, take, draw A, pass, take, draw 8, pass, take, draw 8, pass, take, draw 1, take, draw 1,
take, draw 1, pass, take, draw A, pass, take, draw 1, pass, pass, take, draw 3, take, draw A,
pass, pass, pass, take, draw A, take, draw 8, pass, take, draw 1, take, draw 9, pass, pass,
take, draw 9, take, draw 1, pass, deal A, deal 10, deal 7, deal 2, pass, take, draw 1, take,
draw A, take, draw 1, pass, take, draw A, take, draw 6, pass, take, draw 1, pass, take, draw 9,
pass, pass, take, draw A, take, draw 3, pass, pass, take, draw A, pass, pass, pass, pass, pass,
take, draw 2, take, draw 1, pass, pass, take, draw 7, pass, take, draw 5, pass, take, draw 1,
take, draw 6, take, draw 1, pass, pass, take, draw 4, take, draw 8, pass, pass, take, draw A,
take, draw A, pass, take, draw 1, take, draw 1, take, draw 1, pass, take, draw 1, take, draw 1,
take, draw A, take, draw 5, take, draw 8, pass, take, draw 4, pass, pass, take, draw 1, pass,
pass, take, draw 1, take, draw 8, pass, take, draw 3, take, draw 7, pass, pass, pass, deal 9,
deal 1, deal 4, deal 4, take, draw 5, take, draw 7, pass, take, draw 10, take, draw 1, take,
draw 9, take, draw 7, pass, take, draw 1, pass, pass, take, draw 1, pass, pass, pass, take,
draw 4, pass, pass, take, draw 9, pass, pass, take, draw A, pass, pass, take, draw 5, pass,
take, draw 6, pass, pass, pass, take, draw 5, pass, pass, pass, deal A, deal 8, deal 1, deal A,
pass, take, draw 2, take, draw 7, pass, pass, take, draw 4, take, draw 1, take, draw 1, pass,
pass, take, draw 6, take, draw 1, take, draw 4, pass, pass, pass, pass, take, draw 4, take,
draw 8, pass, take, draw 7, take, draw 3, pass, take, draw 1, take, draw 7, take, draw 9, take,
draw 2, pass, take, draw 3, pass, take, draw 9, pass, pass, take, draw 1, pass, pass, take,
draw 1, pass, pass, take, draw A, pass, take, draw 1, pass, take, draw 2, pass, take, draw 5,
pass, take, draw 1, take, draw 1, take, draw A, take, draw A, pass, pass, pass, pass
',1.79506311576419162745e+09);
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('clock 4ed42d5f56c0473b968d22e6e61d252d','1795061950.5591812');
INSERT INTO "facts" VALUES('cookie-key','b67b0e1ef20ec16133a4939b7a49dcdcf0c732e4dcb026291bddbdb00c0cf746');
INSERT INTO "facts" VALUES('daily-root','34760969b10f28238f5c6792ea01cfba715e80702bf0944a0f7bd8674974cc1a');
INSERT INTO "facts" VALUES('kept','1795063112.8718312');
INSERT INTO "facts" VALUES('cookie of vera','HMfkUSF5Il2u.a316e5d05708dd767751902188a5db3a4a44bbebf6b29493ba183e5c02f73a5c323099a9ecb5f168');
INSERT INTO "facts" VALUES('cookie of oleg','baiSccPHnmSd.686e7e2f5175db80dcc36c842ddf7785dbd5d799df73b757407936f055f0505c65bcebe4f5dbceca');
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
INSERT INTO "guests" VALUES('HMfkUSF5Il2u','Vera','teal','en',1.79506311293168544767e+09,NULL,NULL,1.79506311576573491096e+09,NULL,NULL);
INSERT INTO "guests" VALUES('baiSccPHnmSd','Oleg','teal','en',1.79506311297758150099e+09,NULL,NULL,1.79506311576573491096e+09,NULL,NULL);
INSERT INTO "guests" VALUES('SPUdB9hh2mH8','Robo','violet','en',1.79506311559754014013e+09,NULL,NULL,NULL,'HMfkUSF5Il2u','aa0981be547119a011733b544b6d9ca40abe00de4be38b76251c43e1d815a4ab');
INSERT INTO "guests" VALUES('vUy22dUN7DzO','Vera','teal','en',1.79506311566830444341e+09,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "invitations" VALUES('baiSccPHnmSd','sNCJ41XsYLUtdMkocspEgg','v_mYO6F6_FINSP-V','HMfkUSF5Il2u',1.79506311558645200734e+09);
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
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',0,'sit',0,'{"name":"Vera","colour":"teal","salt":"","seal":"78e70a34d0b2a9ceb38ad8ff2fd99a36e6fd1f019d256f710f17ab0e3f7cbeb0","owner":""}','HMfkUSF5Il2u',1.79506311299754285808e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',1,'sit',1,'{"name":"Oleg","colour":"teal","salt":"","seal":"fe7d280ae8f4cf355bf4925184b84a5b672581e81a1e538aa3c61e82e56417c9","owner":""}','baiSccPHnmSd',1.79506311309910964965e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',2,'pledge',NULL,'','HMfkUSF5Il2u',1.79506311311173510558e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',3,'reveal',0,'d48565811c3ae0221e7f8560e0d828f63491d92dd64f9405e9d578fe81c1b86f','HMfkUSF5Il2u',1.79506311313568353658e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',4,'reveal',1,'3f8e96a02f114db28770f47d21cbfd42f8532e1a8c2ebbb701515f0a83a13f69','baiSccPHnmSd',1.79506311317218852042e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',5,'start',NULL,'0 1 2','table',1.79506311317218852042e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',6,'chance',NULL,'deal 1','table',1.79506311317218852042e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',7,'chance',NULL,'deal 1','table',1.79506311317218852042e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',8,'chance',NULL,'deal 8','table',1.79506311317218852042e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',9,'move',1,'take','baiSccPHnmSd',1.79506311320727729797e+09,'m2b7457b177219d3-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',10,'chance',NULL,'draw 1','table',1.79506311320727729797e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',11,'move',2,'pass','bot:novice',1.7950631132134196758e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',12,'move',0,'take','HMfkUSF5Il2u',1.79506311322324585907e+09,'m82986871027c4d1-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',13,'chance',NULL,'draw A','table',1.79506311322324585907e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',14,'move',2,'pass','bot:novice',1.79506311323594903942e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',15,'move',0,'take','HMfkUSF5Il2u',1.7950631132592666149e+09,'mf1ca20c7311d8a3-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',16,'chance',NULL,'draw 9','table',1.7950631132592666149e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',17,'move',1,'pass','baiSccPHnmSd',1.79506311327004337312e+09,'m5692208d5e34124-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',18,'move',0,'pass','HMfkUSF5Il2u',1.79506311327313637735e+09,'m6b7f325c9e9c616-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',19,'move',1,'pass','baiSccPHnmSd',1.79506311327924156185e+09,'m51178f0ae662675-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',20,'move',2,'take','bot:novice',1.795063113284150362e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',21,'chance',NULL,'draw 7','table',1.795063113284150362e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',22,'move',1,'pass','baiSccPHnmSd',1.79506311329924964905e+09,'mc97d009a372db8f-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',23,'move',2,'pass','bot:novice',1.79506311330779099464e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',24,'move',0,'take','HMfkUSF5Il2u',1.79506311332764673235e+09,'me838f57ce42c82-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',25,'chance',NULL,'draw 3','table',1.79506311332764673235e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',26,'move',2,'pass','bot:novice',1.79506311333085179322e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',27,'move',0,'pass','HMfkUSF5Il2u',1.79506311333924961095e+09,'m885c7a87204e52d-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',28,'move',1,'pass','baiSccPHnmSd',1.79506311335168409343e+09,'mba601970706a045-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',29,'move',1,'for 28','baiSccPHnmSd',1.79506311335424947744e+09,'ma30ddc6ee8d7ee9-1-1720ecdf');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',30,'move',2,'for 8','bot:novice',1.7950631133678398132e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',31,'chance',NULL,'deal 1','table',1.7950631133678398132e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',32,'chance',NULL,'deal 2','table',1.7950631133678398132e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',33,'chance',NULL,'deal 2','table',1.7950631133678398132e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',34,'move',0,'take','HMfkUSF5Il2u',1.79506311337980484959e+09,'mfa97db51431193-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',35,'chance',NULL,'draw 1','table',1.79506311337980484959e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',36,'move',1,'pass','baiSccPHnmSd',1.79506311338314795489e+09,'m78e52af2d6c797f-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',37,'move',2,'pass','bot:novice',1.79506311338503408425e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',38,'move',1,'take','baiSccPHnmSd',1.79506311338926172259e+09,'m5a7b0a9061b9030-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',39,'chance',NULL,'draw 7','table',1.79506311338926172259e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',40,'move',2,'pass','bot:novice',1.79506311339106369023e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',41,'move',0,'take','HMfkUSF5Il2u',1795063113.3919,'m4b68278a9a021e-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',42,'chance',NULL,'draw 4','table',1795063113.3919,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',43,'move',2,'pass','bot:novice',1.79506311339300346375e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',44,'move',0,'pass','HMfkUSF5Il2u',1.79506311339393329618e+09,'m6ee61dbafbd67f9-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',45,'move',1,'pass','baiSccPHnmSd',1.7950631134035804271e+09,'m45fd3342c70501e-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',46,'move',2,'for 8','bot:novice',1.79506311341172456741e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',47,'move',0,'for 28','HMfkUSF5Il2u',1.79506311341821050637e+09,'mede6f0b9d179e0-0-1720ecdf');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',48,'chance',NULL,'deal A','table',1.79506311341821050637e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',49,'chance',NULL,'deal 1','table',1.79506311341821050637e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',50,'chance',NULL,'deal 1','table',1.79506311341821050637e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',51,'move',0,'take','HMfkUSF5Il2u',1.79506311343575930593e+09,'me032cd4c381e88f-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',52,'chance',NULL,'draw A','table',1.79506311343575930593e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',53,'move',1,'pass','baiSccPHnmSd',1.79506311344113278385e+09,'me42a9cee4c11ab2-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',54,'move',2,'pass','bot:novice',1.7950631134520058632e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',55,'move',1,'pass','baiSccPHnmSd',1.79506311346368312839e+09,'mba7fb30c34c769f-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',56,'move',2,'pass','bot:novice',1.79506311348005294804e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',57,'move',0,'pass','HMfkUSF5Il2u',1.79506311348769044882e+09,'m7756d878d88348a-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',58,'move',0,'for 28','HMfkUSF5Il2u',1.79506311349970722199e+09,'md51589705805975-0-1720ecdf');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',59,'move',1,'for 28','baiSccPHnmSd',1.7950631135026733875e+09,'m5286cb6721dea3b-1-1720ecdf');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',60,'move',2,'for 8','bot:novice',1.79506311351184463503e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',61,'chance',NULL,'deal 7','table',1.79506311351184463503e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',62,'chance',NULL,'deal A','table',1.79506311351184463503e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',63,'chance',NULL,'deal 1','table',1.79506311351184463503e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',64,'move',2,'pass','bot:novice',1.7950631135279431343e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',65,'move',0,'take','HMfkUSF5Il2u',1.79506311354361605646e+09,'m97c07b6dc2574bd-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',66,'chance',NULL,'draw 5','table',1.79506311354361605646e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',67,'move',1,'pass','baiSccPHnmSd',1795063113.55471,'m7ff31fe87c56473-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',68,'move',0,'take','HMfkUSF5Il2u',1.79506311356133532522e+09,'maa5705ebe3edc0a-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',69,'chance',NULL,'draw 10','table',1.79506311356133532522e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',70,'move',1,'pass','baiSccPHnmSd',1.79506311357168483727e+09,'mb5358dbcbd4d3e2-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',71,'move',2,'take','bot:novice',1.79506311358784580232e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',72,'chance',NULL,'draw 1','table',1.79506311358784580232e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',73,'move',1,'pass','baiSccPHnmSd',1.79506311359052419659e+09,'mb398c167604e4b4-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',74,'move',2,'pass','bot:novice',1.79506311359987664219e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',75,'move',0,'pass','HMfkUSF5Il2u',1.79506311360482120518e+09,'m9b531e33099fdf5-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',76,'move',1,'for 28','baiSccPHnmSd',1.79506311360765480993e+09,'mf5a3e8be9500ec9-1-1720ecdf');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',77,'move',2,'for 28','bot:novice',1.79506311361763381956e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',78,'chance',NULL,'deal 1','table',1.79506311361763381956e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',79,'chance',NULL,'deal A','table',1.79506311361763381956e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',80,'chance',NULL,'deal 5','table',1.79506311361763381956e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',81,'move',2,'take','bot:novice',1.79506311363137197488e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',82,'chance',NULL,'draw 10','table',1.79506311363137197488e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',83,'move',0,'pass','HMfkUSF5Il2u',1.79506311364728522303e+09,'mffac622e1ea24c4-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',84,'move',1,'pass','baiSccPHnmSd',1.79506311366725850109e+09,'m9faa0f3681b8f58-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',85,'move',0,'pass','HMfkUSF5Il2u',1.79506311367558550832e+09,'mf5e04f708d6af57-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',86,'move',1,'take','baiSccPHnmSd',1.79506311369926190371e+09,'m269799ae1cf4f58-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',87,'chance',NULL,'draw 8','table',1.79506311369926190371e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',88,'move',2,'take','bot:novice',1.79506311370725154877e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',89,'chance',NULL,'draw 1','table',1.79506311370725154877e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',90,'move',1,'pass','baiSccPHnmSd',1.79506311371317505841e+09,'m44fdd6b9d7d01f-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',91,'move',2,'take','bot:novice',1795063113.72529,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',92,'chance',NULL,'draw 7','table',1795063113.72529,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',93,'move',0,'take','HMfkUSF5Il2u',1.79506311373124337197e+09,'md420f6e677f6cbd-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',94,'chance',NULL,'draw 7','table',1.79506311373124337197e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',95,'move',2,'take','bot:novice',1.79506311376335668562e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',96,'chance',NULL,'draw 8','table',1.79506311376335668562e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',97,'move',0,'take','HMfkUSF5Il2u',1.79506311378839969634e+09,'mbfd9131bcfbb050-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',98,'chance',NULL,'draw 1','table',1.79506311378839969634e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',99,'move',1,'take','baiSccPHnmSd',1.7950631137955563068e+09,'m1e15a551b2d19a2-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',100,'chance',NULL,'draw 9','table',1.7950631137955563068e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',101,'move',0,'take','HMfkUSF5Il2u',1.79506311381125211717e+09,'m3742c4282283d15-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',102,'chance',NULL,'draw A','table',1.79506311381125211717e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',103,'move',1,'take','baiSccPHnmSd',1.79506311383204841618e+09,'m45e350685b98f5f-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',104,'chance',NULL,'draw 6','table',1.79506311383204841618e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',105,'move',2,'pass','bot:novice',1.7950631138518247605e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',106,'move',1,'pass','baiSccPHnmSd',1.79506311386726260179e+09,'m1eeac26e16dce72-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',107,'move',2,'pass','bot:novice',1.79506311389062213901e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',108,'move',0,'take','HMfkUSF5Il2u',1.79506311390726232529e+09,'mbdb525b64ac5db9-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',109,'chance',NULL,'draw 6','table',1.79506311390726232529e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',110,'move',2,'take','bot:novice',1.79506311392022299766e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',111,'chance',NULL,'draw 5','table',1.79506311392022299766e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',112,'move',0,'pass','HMfkUSF5Il2u',1.79506311394090342517e+09,'mf24730bb968a43-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',113,'move',1,'pass','baiSccPHnmSd',1.79506311396324253078e+09,'m1051aadc268a20e-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',114,'move',0,'pass','HMfkUSF5Il2u',1.79506311398386335376e+09,'m9df791a0b21fbac-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',115,'move',1,'take','baiSccPHnmSd',1.79506311398615407944e+09,'mb86e8e85cc36c27-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',116,'chance',NULL,'draw 1','table',1.79506311398615407944e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',117,'move',1,'take','baiSccPHnmSd',1.7950631140054297447e+09,'m2a724900600571f-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',118,'chance',NULL,'draw 10','table',1.7950631140054297447e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',119,'move',0,'pass','HMfkUSF5Il2u',1.7950631140272450447e+09,'m5738029a5ac06d8-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',120,'move',0,'take','HMfkUSF5Il2u',1.7950631140402858257e+09,'m74312188092b4d4-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',121,'chance',NULL,'draw 9','table',1.7950631140402858257e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',122,'move',0,'take','HMfkUSF5Il2u',1.79506311404346656796e+09,'m6627026c541013d-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',123,'chance',NULL,'draw 3','table',1.79506311404346656796e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',124,'move',0,'take','HMfkUSF5Il2u',1.7950631140711534023e+09,'meb135055a702cfa-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',125,'chance',NULL,'draw A','table',1.7950631140711534023e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',126,'chance',NULL,'deal 1','table',1.7950631140711534023e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',127,'chance',NULL,'deal 10','table',1.7950631140711534023e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',128,'chance',NULL,'deal 6','table',1.7950631140711534023e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',129,'move',2,'take','bot:novice',1.79506311409182357785e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',130,'chance',NULL,'draw 2','table',1.79506311409182357785e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',131,'move',0,'pass','HMfkUSF5Il2u',1.79506311411125135417e+09,'m2ec4e8bab9f87f-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',132,'move',1,'take','baiSccPHnmSd',1.79506311412746143336e+09,'m228afb3f45e2fa0-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',133,'chance',NULL,'draw 6','table',1.79506311412746143336e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',134,'move',0,'pass','HMfkUSF5Il2u',1.79506311414705848695e+09,'m422cfb1cf23cae8-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',135,'move',1,'take','baiSccPHnmSd',1.79506311415946650505e+09,'mad3803eb2b5693-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',136,'chance',NULL,'draw 8','table',1.79506311415946650505e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',137,'move',2,'take','bot:novice',1.7950631141798174381e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',138,'chance',NULL,'draw 1','table',1.7950631141798174381e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',139,'move',1,'pass','baiSccPHnmSd',1.79506311420325112343e+09,'m416d5084174e75a-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',140,'move',2,'take','bot:novice',1.7950631142554388046e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',141,'chance',NULL,'draw 1','table',1.7950631142554388046e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',142,'move',0,'take','HMfkUSF5Il2u',1.79506311426821827887e+09,'mf652fa10e5e18ba-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',143,'chance',NULL,'draw 3','table',1.79506311426821827887e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',144,'move',2,'take','bot:novice',1.79506311427629375461e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',145,'chance',NULL,'draw 10','table',1.79506311427629375461e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',146,'move',0,'pass','HMfkUSF5Il2u',1.79506311428586602207e+09,'md3a92bb81355c53-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',147,'move',1,'take','baiSccPHnmSd',1.7950631143000202179e+09,'m5e13035bc1b00d9-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',148,'chance',NULL,'draw 4','table',1.7950631143000202179e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',149,'move',0,'pass','HMfkUSF5Il2u',1.79506311431610560418e+09,'mb6ad2c8d037cdff-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',150,'move',1,'take','baiSccPHnmSd',1.79506311433384346961e+09,'m7ee32e4fd70bdda-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',151,'chance',NULL,'draw 1','table',1.79506311433384346961e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',152,'move',2,'take','bot:novice',1.79506311434440088276e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',153,'chance',NULL,'draw 6','table',1.79506311434440088276e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',154,'move',1,'take','baiSccPHnmSd',1.79506311435179615018e+09,'m1291d99f8877acf-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',155,'chance',NULL,'draw 1','table',1.79506311435179615018e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',156,'move',2,'take','bot:novice',1.79506311435815906528e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',157,'chance',NULL,'draw A','table',1.79506311435815906528e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',158,'move',0,'pass','HMfkUSF5Il2u',1.79506311436369180674e+09,'mcfb7558989008-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',159,'move',2,'take','bot:novice',1.79506311437190365786e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',160,'chance',NULL,'draw 3','table',1.79506311437190365786e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',161,'move',0,'pass','HMfkUSF5Il2u',1.7950631143837316036e+09,'m5c8fb81959f3a51-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',162,'move',1,'take','baiSccPHnmSd',1.79506311439164829247e+09,'m92721541cf5192b-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',163,'chance',NULL,'draw A','table',1.79506311439164829247e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',164,'move',0,'take','HMfkUSF5Il2u',1.7950631143950350285e+09,'m109e7ba415af341-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',165,'chance',NULL,'draw A','table',1.7950631143950350285e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',166,'move',1,'pass','baiSccPHnmSd',1.79506311439868378645e+09,'mfc670d7d1f7157-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',167,'move',2,'pass','bot:novice',1.79506311441193294525e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',168,'move',1,'pass','baiSccPHnmSd',1.79506311441688561438e+09,'m176f7cebd6d2500-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',169,'move',2,'pass','bot:novice',1.7950631144279167652e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',170,'move',0,'take','HMfkUSF5Il2u',1.79506311443966841694e+09,'me7ef7510445d656-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',171,'chance',NULL,'draw A','table',1.79506311443966841694e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',172,'move',2,'pass','bot:novice',1.79506311444787383085e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',173,'move',0,'take','HMfkUSF5Il2u',1.79506311445969748497e+09,'m7fc63a047fc816a-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',174,'chance',NULL,'draw 1','table',1.79506311445969748497e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',175,'move',1,'pass','baiSccPHnmSd',1.79506311446695137031e+09,'mcdbfce2c1731339-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',176,'move',0,'pass','HMfkUSF5Il2u',1.79506311447569394108e+09,'m5e8539c9ff3078f-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',177,'move',1,'take','baiSccPHnmSd',1.79506311448766350748e+09,'m2fd928039bc2ccd-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',178,'chance',NULL,'draw A','table',1.79506311448766350748e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',179,'move',2,'pass','bot:novice',1.79506311449360013007e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',180,'move',1,'pass','baiSccPHnmSd',1.79506311450103712076e+09,'m343fc7fd6a179fa-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',181,'move',2,'pass','bot:novice',1.7950631145082452297e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',182,'move',0,'pass','HMfkUSF5Il2u',1.79506311451736068722e+09,'m23978514a5012dc-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',183,'chance',NULL,'deal 6','table',1.79506311451736068722e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',184,'chance',NULL,'deal 8','table',1.79506311451736068722e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',185,'chance',NULL,'deal 4','table',1.79506311451736068722e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',186,'move',2,'take','bot:novice',1.79506311452402162551e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',187,'chance',NULL,'draw 9','table',1.79506311452402162551e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',188,'move',0,'take','HMfkUSF5Il2u',1.79506311453073215487e+09,'m82abafd28dd37eb-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',189,'chance',NULL,'draw 5','table',1.79506311453073215487e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',190,'move',1,'take','baiSccPHnmSd',1.79506311453593182564e+09,'mf94dce0649889c0-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',191,'chance',NULL,'draw 1','table',1.79506311453593182564e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',192,'move',0,'take','HMfkUSF5Il2u',1.79506311454773426054e+09,'m8bbb70fa81aa40a-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',193,'chance',NULL,'draw 7','table',1.79506311454773426054e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',194,'move',1,'pass','baiSccPHnmSd',1.79506311455641341212e+09,'mae9e3ddf5b0f16c-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',195,'move',2,'pass','bot:novice',1.79506311456400728223e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',196,'move',1,'pass','baiSccPHnmSd',1.79506311457563710216e+09,'md6ea32df87eb8a0-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',197,'move',2,'pass','bot:novice',1.79506311458250713349e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',198,'move',0,'pass','HMfkUSF5Il2u',1.79506311459023451806e+09,'mfe346ab526eb523-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',199,'move',1,'for 8','baiSccPHnmSd',1.79506311459599184987e+09,'m47f8b5af5810574-1-139b74f2');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',200,'chance',NULL,'deal 4','table',1.79506311459599184987e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',201,'chance',NULL,'deal A','table',1.79506311459599184987e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',202,'chance',NULL,'deal 10','table',1.79506311459599184987e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',203,'move',2,'pass','bot:novice',1.79506311460172843933e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',204,'move',0,'pass','HMfkUSF5Il2u',1.79506311461453914638e+09,'mc19d4c1d3b993f-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',205,'move',1,'take','baiSccPHnmSd',1.79506311461747550964e+09,'m112e48d40c270b0-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',206,'chance',NULL,'draw 2','table',1.79506311461747550964e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',207,'move',0,'pass','HMfkUSF5Il2u',1.79506311463168048855e+09,'mafca95962f5680c-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',208,'move',1,'take','baiSccPHnmSd',1.79506311463771867746e+09,'m576766d29421c40-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',209,'chance',NULL,'draw A','table',1.79506311463771867746e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',210,'move',2,'pass','bot:novice',1.79506311464409112933e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',211,'move',1,'take','baiSccPHnmSd',1.79506311465176963807e+09,'m7706cfb3f2bb31e-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',212,'chance',NULL,'draw 1','table',1.79506311465176963807e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',213,'move',2,'pass','bot:novice',1.79506311465962672228e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',214,'move',0,'pass','HMfkUSF5Il2u',1.79506311466774964337e+09,'m6046b01cbd3f5e0-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',215,'move',2,'pass','bot:novice',1.79506311467198514941e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',216,'move',0,'pass','HMfkUSF5Il2u',1.79506311468366956708e+09,'m81c54411bd7ce73-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',217,'move',1,'pass','baiSccPHnmSd',1.79506311469487977029e+09,'m806656012d40507-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',218,'move',2,'for 8','bot:novice',1.79506311470179748539e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',219,'move',0,'for 8','HMfkUSF5Il2u',1.79506311471162748332e+09,'maa8abdf9bddea5-0-139b74f2');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',220,'chance',NULL,'deal A','table',1.79506311471162748332e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',221,'chance',NULL,'deal 4','table',1.79506311471162748332e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',222,'chance',NULL,'deal 7','table',1.79506311471162748332e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',223,'move',0,'take','HMfkUSF5Il2u',1.7950631147177686691e+09,'mcb6ceb90492c4f5-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',224,'chance',NULL,'draw A','table',1.7950631147177686691e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',225,'move',1,'take','baiSccPHnmSd',1.7950631147236306667e+09,'m74d70d4975b54a3-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',226,'chance',NULL,'draw 1','table',1.7950631147236306667e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',227,'move',2,'take','bot:novice',1.79506311473430562016e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',228,'chance',NULL,'draw 1','table',1.79506311473430562016e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',229,'move',1,'pass','baiSccPHnmSd',1.795063114738042593e+09,'m8eb6a216c4ad652-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',230,'move',2,'pass','bot:novice',1.7950631147455060482e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',231,'move',0,'take','HMfkUSF5Il2u',1.79506311475615072245e+09,'m520959df5bb9188-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',232,'chance',NULL,'draw 1','table',1.79506311475615072245e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',233,'move',2,'pass','bot:novice',1.79506311475862312312e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',234,'move',0,'pass','HMfkUSF5Il2u',1.79506311477167224879e+09,'mda73d68ad9cedde-0-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',235,'move',1,'take','baiSccPHnmSd',1.79506311478370308878e+09,'m122cfa826af8090-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',236,'chance',NULL,'draw A','table',1.79506311478370308878e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',237,'move',0,'take','HMfkUSF5Il2u',1.79506311479509949678e+09,'m7246b78736a947a-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',238,'chance',NULL,'draw 7','table',1.79506311479509949678e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',239,'move',1,'pass','baiSccPHnmSd',1.79506311480170512202e+09,'m520a6bb68a24b7f-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',240,'move',2,'pass','bot:novice',1.79506311480555152894e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',241,'move',1,'take','baiSccPHnmSd',1.79506311480932497981e+09,'m7b52b9a167b75df-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',242,'chance',NULL,'draw 6','table',1.79506311480932497981e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',243,'move',2,'pass','bot:novice',1.795063114816409111e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',244,'move',0,'take','HMfkUSF5Il2u',1.79506311482188272475e+09,'mda43e99a185cc8e-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',245,'chance',NULL,'draw 1','table',1.79506311482188272475e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',246,'move',2,'take','bot:novice',1.79506311483594179151e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',247,'chance',NULL,'draw A','table',1.79506311483594179151e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',248,'move',0,'take','HMfkUSF5Il2u',1.7950631148437082768e+09,'m98e2e12bcc99ae8-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',249,'chance',NULL,'draw 1','table',1.7950631148437082768e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',250,'move',1,'take','baiSccPHnmSd',1.79506311485170793533e+09,'ma2375d198ababb-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',251,'chance',NULL,'draw A','table',1.79506311485170793533e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',252,'move',0,'take','HMfkUSF5Il2u',1.7950631148637154102e+09,'m6c9c867f7c882f4-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',253,'chance',NULL,'draw A','table',1.7950631148637154102e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',254,'move',1,'take','baiSccPHnmSd',1.79506311487974882122e+09,'m768a805c02659fe-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',255,'chance',NULL,'draw 1','table',1.79506311487974882122e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',256,'move',2,'pass','bot:novice',1.79506311490039372445e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',257,'move',1,'take','baiSccPHnmSd',1.79506311490561890607e+09,'mc8369f37a47ce4-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',258,'chance',NULL,'draw 8','table',1.79506311490561890607e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',259,'move',2,'take','bot:novice',1.79506311490906238551e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',260,'chance',NULL,'draw 10','table',1.79506311490906238551e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',261,'move',0,'take','HMfkUSF5Il2u',1.79506311491147685054e+09,'m24365004e6f5a94-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',262,'chance',NULL,'draw 3','table',1.79506311491147685054e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',263,'move',2,'pass','bot:novice',1.79506311491822671887e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',264,'move',0,'take','HMfkUSF5Il2u',1.79506311492769980425e+09,'m9883b38f07534fe-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',265,'chance',NULL,'draw 2','table',1.79506311492769980425e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',266,'move',1,'pass','baiSccPHnmSd',1.79506311493530201911e+09,'m9e946a774300513-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',267,'move',0,'take','HMfkUSF5Il2u',1.79506311494648718835e+09,'m42c2a04409a8a78-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',268,'chance',NULL,'draw 6','table',1.79506311494648718835e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',269,'move',1,'pass','baiSccPHnmSd',1.79506311495882225036e+09,'m6b9789af68ed036-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',270,'move',2,'pass','bot:novice',1.79506311497201609611e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',271,'move',1,'pass','baiSccPHnmSd',1.79506311498367357253e+09,'m1a3b70997623f40-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',272,'move',2,'take','bot:novice',1.79506311498982024195e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',273,'chance',NULL,'draw 3','table',1.79506311498982024195e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',274,'move',0,'take','HMfkUSF5Il2u',1.79506311499565029141e+09,'m1369cbad9bc1d97-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',275,'chance',NULL,'draw 1','table',1.79506311499565029141e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',276,'move',2,'take','bot:novice',1.79506311500386643411e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',277,'chance',NULL,'draw 9','table',1.79506311500386643411e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',278,'move',0,'take','HMfkUSF5Il2u',1.79506311501162791255e+09,'mebf4dbb91fde85c-0-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',279,'chance',NULL,'draw 8','table',1.79506311501162791255e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',280,'move',1,'pass','baiSccPHnmSd',1.79506311501964068407e+09,'m5cc987c94d2c3a6-1-d74ff0ee');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',281,'move',1,'take','baiSccPHnmSd',1.79506311503163933757e+09,'mbb7c7707ad45a77-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',282,'chance',NULL,'draw 5','table',1.79506311503163933757e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',283,'move',2,'pass','bot:novice',1.79506311504385709758e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',284,'move',1,'take','baiSccPHnmSd',1.79506311505166554452e+09,'m3cb7f4debe42b82-1-d1905cf9');
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',285,'chance',NULL,'draw 1','table',1.79506311505166554452e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',286,'move',2,'take','bot:novice',1.79506311506382751461e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',287,'chance',NULL,'draw 5','table',1.79506311506382751461e+09,NULL);
INSERT INTO "moves" VALUES('B95zpnDC6Ydjvaj_QO2r9w',288,'move',1,'pass','baiSccPHnmSd',1.79506311507567238808e+09,'m9dd62875f4a3ff5-1-d74ff0ee');
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',0,'sit',0,'{"name":"Vera","colour":"teal","salt":"","seal":"67de9144f56d6dd4a1fc2bd9ed68db3a58bf4024458e6711777951d48d705f39","owner":""}','HMfkUSF5Il2u',1.79506311513461041455e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',1,'pledge',NULL,'','HMfkUSF5Il2u',1.79506311514919328692e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',2,'reveal',0,'740005e3b3a501b694c3f19e807541c61269e11bafa3213638a64c6921c3f0a6','HMfkUSF5Il2u',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',3,'start',NULL,'0 1 2','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',4,'chance',NULL,'deal 8','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',5,'chance',NULL,'deal 12','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',6,'chance',NULL,'deal 3','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',7,'chance',NULL,'deal 7','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',8,'chance',NULL,'deal 10','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',9,'chance',NULL,'deal 6','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',10,'chance',NULL,'deal 4','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',11,'chance',NULL,'deal 9','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',12,'chance',NULL,'deal 8','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',13,'chance',NULL,'deal 5','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',14,'chance',NULL,'deal 6','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',15,'chance',NULL,'deal 3','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',16,'chance',NULL,'deal 7','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',17,'chance',NULL,'deal 5','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',18,'chance',NULL,'deal 11','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',19,'chance',NULL,'deal 2','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',20,'chance',NULL,'deal 10','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',21,'chance',NULL,'deal 6','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',22,'chance',NULL,'deal 1','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',23,'chance',NULL,'deal 11','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',24,'chance',NULL,'deal 9','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',25,'chance',NULL,'deal 12','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',26,'chance',NULL,'deal 12','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',27,'chance',NULL,'deal 10','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',28,'chance',NULL,'deal 11','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',29,'chance',NULL,'deal 12','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',30,'chance',NULL,'deal 4','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',31,'chance',NULL,'deal 7','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',32,'chance',NULL,'deal 7','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',33,'chance',NULL,'deal 4','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',34,'chance',NULL,'deal 6','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',35,'chance',NULL,'deal 12','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',36,'chance',NULL,'deal 9','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',37,'chance',NULL,'deal 12','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',38,'chance',NULL,'deal 10','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',39,'chance',NULL,'deal 9','table',1.79506311516082191466e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',40,'move',0,'11','HMfkUSF5Il2u',1.79506311517638754851e+09,'mbd6ac3421636369-0-4fc82b26');
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',41,'move',1,'6','bot:novice',1.7950631151882719994e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',42,'move',2,'10','bot:novice',1.79506311520028758051e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',43,'move',1,'11-12','bot:novice',1.79506311521223592755e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',44,'move',2,'8-9','bot:novice',1.79506311522262930868e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',45,'move',0,'6-7','HMfkUSF5Il2u',1.79506311523181390763e+09,'m218cffb94b2b8fd-0-191b402a');
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',46,'move',0,'1-2','HMfkUSF5Il2u',1.79506311524374842641e+09,'mf03f38bd6645fa9-0-412a4789');
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',47,'move',1,'pass','bot:novice',1.79506311525573921208e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',48,'move',2,'pass','bot:novice',1.7950631152630295754e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',49,'move',0,'12','HMfkUSF5Il2u',1.79506311527563929561e+09,'m77fa3a68d0038ec-0-6b51d431');
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',50,'move',1,'pass','bot:novice',1.79506311528786182407e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',51,'move',2,'11','bot:novice',1.79506311529992842674e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',52,'move',2,'4','bot:novice',1.79506311530790185933e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',53,'move',0,'pass','HMfkUSF5Il2u',1.79506311531967592239e+09,'mcb5539079f248b0-0-d74ff0ee');
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',54,'move',1,'pass','bot:novice',1.79506311533589267732e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',55,'move',2,'3-4','bot:novice',1.79506311535494089129e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',56,'move',0,'pass','HMfkUSF5Il2u',1.79506311536348295209e+09,'m20c8baac6f8da3e-0-d74ff0ee');
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',57,'move',1,'pass','bot:novice',1.79506311537573766705e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',58,'move',2,'9x2','bot:novice',1.79506311538782668108e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',59,'move',0,'pass','HMfkUSF5Il2u',1.79506311539970755571e+09,'m15e871a97524d6a-0-d74ff0ee');
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',60,'move',1,'pass','bot:novice',1.79506311540772223473e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',61,'move',2,'3','bot:novice',1.79506311541190624234e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',62,'move',0,'pass','HMfkUSF5Il2u',1795063115.41564,'mfe0c59c7b317d9-0-d74ff0ee');
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',63,'move',1,'pass','bot:novice',1.79506311542772150043e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',64,'move',2,'6x2','bot:novice',1.79506311543987584107e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',65,'move',0,'pass','HMfkUSF5Il2u',1.79506311545156216616e+09,'mc674a1de0f9e038-0-d74ff0ee');
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',66,'move',1,'pass','bot:novice',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',67,'chance',NULL,'deal 12','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',68,'chance',NULL,'deal 12','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',69,'chance',NULL,'deal 9','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',70,'chance',NULL,'deal 7','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',71,'chance',NULL,'deal 11','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',72,'chance',NULL,'deal 12','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',73,'chance',NULL,'deal 12','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',74,'chance',NULL,'deal 9','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',75,'chance',NULL,'deal 3','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',76,'chance',NULL,'deal 9','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',77,'chance',NULL,'deal 10','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',78,'chance',NULL,'deal 5','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',79,'chance',NULL,'deal 11','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',80,'chance',NULL,'deal 10','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',81,'chance',NULL,'deal 10','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',82,'chance',NULL,'deal 11','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',83,'chance',NULL,'deal 4','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',84,'chance',NULL,'deal 6','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',85,'chance',NULL,'deal 11','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',86,'chance',NULL,'deal 8','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',87,'chance',NULL,'deal 8','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',88,'chance',NULL,'deal 7','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',89,'chance',NULL,'deal 5','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',90,'chance',NULL,'deal 4','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',91,'chance',NULL,'deal 6','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',92,'chance',NULL,'deal 5','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',93,'chance',NULL,'deal 7','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',94,'chance',NULL,'deal 1','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',95,'chance',NULL,'deal 10','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',96,'chance',NULL,'deal 11','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',97,'chance',NULL,'deal 9','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',98,'chance',NULL,'deal 8','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',99,'chance',NULL,'deal 12','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',100,'chance',NULL,'deal 11','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',101,'chance',NULL,'deal 11','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',102,'chance',NULL,'deal 10','table',1.79506311546342873577e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',103,'move',2,'1','bot:novice',1.79506311547252321242e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',104,'move',0,'pass','HMfkUSF5Il2u',1.79506311548370289798e+09,'m44af313ef829c88-0-d74ff0ee');
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',105,'move',1,'pass','bot:novice',1.79506311549561691281e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',106,'move',2,'11-12','bot:novice',1.7950631155039150715e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',107,'move',0,'8-12','HMfkUSF5Il2u',1.79506311551473855979e+09,'m125fbbb18f2c41c-0-ee381ceb');
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',108,'move',1,'6-12','bot:novice',1.7950631155282020569e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',109,'move',1,'12','bot:novice',1.79506311553583168981e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',110,'move',2,'12','bot:novice',1.79506311554387331004e+09,NULL);
INSERT INTO "moves" VALUES('BgoToCEk0pCSv_MsMJsEmg',111,'move',0,'4','HMfkUSF5Il2u',1.79506311555566263195e+09,'m6f18e9b7eb0adf4-0-4b227777');
INSERT INTO "moves" VALUES('sNCJ41XsYLUtdMkocspEgg',0,'sit',0,'{"name":"Vera","colour":"teal","salt":"","seal":"c490c055ef4e4efff1f0e23e649c093234596e0148e2dd0904fb4c0ea73436ec","owner":""}','HMfkUSF5Il2u',1.79506311556798744209e+09,NULL);
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
INSERT INTO "reports" VALUES('TtcOt1mGpLU8','B95zpnDC6Ydjvaj_QO2r9w','HMfkUSF5Il2u','baiSccPHnmSd','play','A sample','',1.79506311512017297741e+09);
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
INSERT INTO "results" VALUES('B95zpnDC6Ydjvaj_QO2r9w',0,'HMfkUSF5Il2u','eight28',1.7950631150965430736e+09,12,0.0,NULL,'{"round":1,"dealt":9,"gem":20,"takes":32,"drew":32,"passes":24,"handed-on":19,"revealed":9,"one-way":4,"share-of-28":4,"chose":3,"all-passed":4,"out":2,"nobody-left":1,"result":1}');
INSERT INTO "results" VALUES('B95zpnDC6Ydjvaj_QO2r9w',1,'baiSccPHnmSd','eight28',1.79506311509655523302e+09,34,1.0,NULL,'{"dealt":9,"takes":26,"drew":26,"handed-on":15,"gem":20,"passes":30,"all-passed":4,"revealed":9,"chose":4,"one-way":4,"share-of-28":4,"round":5,"out":1,"share-of-8":1,"last-round":1,"result":1}');
INSERT INTO "results" VALUES('B95zpnDC6Ydjvaj_QO2r9w',2,'bot-novice','eight28',1.79506311509656310077e+09,7,0.0,NULL,'{"dealt":9,"passes":32,"handed-on":16,"gem":19,"takes":21,"drew":21,"revealed":9,"chose":5,"share-of-8":4,"round":3,"out":2,"one-way":2,"result":1}');
CREATE TABLE sitters (
	guest VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (guest, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "sitters" VALUES('HMfkUSF5Il2u','B95zpnDC6Ydjvaj_QO2r9w',1.79506311299754285808e+09);
INSERT INTO "sitters" VALUES('baiSccPHnmSd','B95zpnDC6Ydjvaj_QO2r9w',1.79506311309910964965e+09);
INSERT INTO "sitters" VALUES('HMfkUSF5Il2u','BgoToCEk0pCSv_MsMJsEmg',1.79506311513461041455e+09);
INSERT INTO "sitters" VALUES('HMfkUSF5Il2u','sNCJ41XsYLUtdMkocspEgg',1.79506311556798744209e+09);
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
INSERT INTO "tables" VALUES('B95zpnDC6Ydjvaj_QO2r9w','eight28','HMfkUSF5Il2u',X'B4B987F863AFB7A1AC83D20E8B3581B75758733CE4FDE82036D8987B4EF4A3CD','{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":null,"watch_delay":0,"game":"eight28","options":{"players":3,"first":0,"deck":"zoch","pass_is_final":false,"low_plays_28":true},"places":[{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""}],"level":"novice","patience":0.0,"fairness":2,"origin":null}',1.79506311299754285808e+09,1.79506311507567238808e+09,'over',0,289,NULL,'{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":"words","watch_delay":0,"id":"B95zpnDC6Ydjvaj_QO2r9w","game":"eight28","options":{"players":3,"first":0,"deck":"zoch","pass_is_final":false,"low_plays_28":true},"status":"over","host":"HMfkUSF5Il2u","mine":false,"seats":[{"seat":0,"kind":"open","name":"Vera","colour":"teal","guest":"HMfkUSF5Il2u","level":null,"away":null,"online":false,"mine":false,"share":"given","owner":null,"vote_from":null},{"seat":1,"kind":"open","name":"Oleg","colour":"teal","guest":"baiSccPHnmSd","level":null,"away":null,"online":false,"mine":false,"share":"given","owner":null,"vote_from":null},{"seat":2,"kind":"bot","name":"Bubu","colour":"violet","guest":null,"level":"novice","away":null,"online":true,"mine":false,"share":"none","owner":null,"vote_from":null}],"level":"novice","opened":1795063112.9975429,"ply":283,"acting":[],"my_turn":false,"watchers":0,"commit":"e3856b2326989f4d2515cfd1949679c0819075eb3c5106572dd532fa379d37e6","fairness":2,"pledge":"igroteka fairness 2\ntable: B95zpnDC6Ydjvaj_QO2r9w\ngame: eight28\nrules: 1\noptions: players=3, first=0, deck=zoch, pass_is_final=false, low_plays_28=true\nseats: kept\ncommit: e3856b2326989f4d2515cfd1949679c0819075eb3c5106572dd532fa379d37e6\nseals: 78e70a34d0b2a9ceb38ad8ff2fd99a36e6fd1f019d256f710f17ab0e3f7cbeb0,fe7d280ae8f4cf355bf4925184b84a5b672581e81a1e538aa3c61e82e56417c9,","whoever":false,"begins":null,"invitations":[],"scores":[12,34,7],"winners":[1],"rematch":null,"origin":null}','283',1,NULL);
INSERT INTO "tables" VALUES('BgoToCEk0pCSv_MsMJsEmg','twelve-days','HMfkUSF5Il2u',X'59B778AE5BFA160D7A4E7F45D58E108E8695F9E274A9798A5406FC00ED9BE7D4','{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":null,"watch_delay":0,"game":"twelve-days","options":{"players":3,"gifts":6,"first":0,"last_deal_pays":true},"places":[{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""},{"kind":"open","level":"novice","token":"","name":""}],"level":"novice","patience":0.0,"fairness":2,"origin":null}',1.79506311513461041455e+09,1.79506311555566263195e+09,'playing',0,112,NULL,'{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":"words","watch_delay":0,"id":"BgoToCEk0pCSv_MsMJsEmg","game":"twelve-days","options":{"players":3,"gifts":6,"first":0,"last_deal_pays":true},"status":"playing","host":"HMfkUSF5Il2u","mine":false,"seats":[{"seat":0,"kind":"open","name":"Vera","colour":"teal","guest":"HMfkUSF5Il2u","level":null,"away":null,"online":false,"mine":false,"share":"given","owner":null,"vote_from":null},{"seat":1,"kind":"bot","name":"Toto","colour":"red","guest":null,"level":"novice","away":null,"online":true,"mine":false,"share":"none","owner":null,"vote_from":null},{"seat":2,"kind":"bot","name":"Bubu","colour":"violet","guest":null,"level":"novice","away":null,"online":true,"mine":false,"share":"none","owner":null,"vote_from":null}],"level":"novice","opened":1795063115.1346104,"ply":36,"acting":[0],"my_turn":false,"watchers":0,"commit":"88c3bcbd01d0546bbf9b249e1c8cddaf9e069e18723c6a27efb296b8b3b644e3","fairness":2,"pledge":"igroteka fairness 2\ntable: BgoToCEk0pCSv_MsMJsEmg\ngame: twelve-days\nrules: 1\noptions: players=3, gifts=6, first=0, last_deal_pays=true\nseats: kept\ncommit: 88c3bcbd01d0546bbf9b249e1c8cddaf9e069e18723c6a27efb296b8b3b644e3\nseals: 67de9144f56d6dd4a1fc2bd9ed68db3a58bf4024458e6711777951d48d705f39,,","whoever":false,"begins":null,"invitations":[],"scores":null,"winners":null,"rematch":null,"origin":null}','108 0',0,NULL);
INSERT INTO "tables" VALUES('sNCJ41XsYLUtdMkocspEgg','my-number','HMfkUSF5Il2u',X'4B914B0F779561F166F63ACE79C94558EF6332437DB5753124A0F82D12AE8D1E','{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":null,"watch_delay":0,"game":"my-number","options":{"players":3,"goals":"none"},"places":[{"kind":"open","level":"casual","token":"","name":""},{"kind":"friend","level":"casual","token":"v_mYO6F6_FINSP-V","name":""},{"kind":"open","level":"casual","token":"","name":""}],"level":"casual","patience":0.0,"fairness":2,"origin":null}',1.79506311556798744209e+09,1.79506311556798744209e+09,'waiting',0,1,NULL,'{"listed":false,"clock":{"kind":"none","days":3},"hints":true,"take_back":true,"rated":false,"shuffle_seats":false,"talk":"words","watch_delay":0,"id":"sNCJ41XsYLUtdMkocspEgg","game":"my-number","options":{"players":3,"goals":"none"},"status":"waiting","host":"HMfkUSF5Il2u","mine":false,"seats":[{"seat":0,"kind":"open","name":"Vera","colour":"teal","guest":"HMfkUSF5Il2u","level":null,"away":null,"online":false,"mine":false,"share":"sealed","owner":null,"vote_from":null},{"seat":1,"kind":"friend","name":null,"colour":"red","guest":null,"level":null,"away":null,"online":false,"mine":false,"share":"none","owner":null,"vote_from":null},{"seat":2,"kind":"open","name":null,"colour":"violet","guest":null,"level":null,"away":null,"online":false,"mine":false,"share":"none","owner":null,"vote_from":null}],"level":"casual","opened":1795063115.5679874,"ply":0,"acting":[],"my_turn":false,"watchers":0,"commit":"9e1d85eecdb626ccc55a02a6a4cabda1c8895cb06768f9e3bb3b58d69f6c8fbc","fairness":2,"pledge":null,"whoever":false,"begins":null,"invitations":[],"scores":null,"winners":null,"rematch":null,"origin":null}','0',0,NULL);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_lobby ON tables (listed, status, touched);
CREATE INDEX tables_uncounted ON tables (status, counted);
CREATE INDEX results_player ON results (player, at);
CREATE INDEX guests_owner ON guests (owner);
CREATE UNIQUE INDEX guests_token ON guests (token);
COMMIT;
