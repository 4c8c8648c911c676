# The two instances of compose.yaml, in place of deploy/varnish/instances.vcl.
import directors;

probe readiness {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend first {
    .host = "127.0.0.1";
    .port = "3001";
    .probe = readiness;
    .connect_timeout = 1s;
    .first_byte_timeout = 30s;
    .between_bytes_timeout = 10s;
}

backend second {
    .host = "127.0.0.1";
    .port = "3002";
    .probe = readiness;
    .connect_timeout = 1s;
    .first_byte_timeout = 30s;
    .between_bytes_timeout = 10s;
}

sub vcl_init {
    new instances = directors.shard();
    instances.add_backend(first);
    instances.add_backend(second);
}
